import type { GroupDraft } from '../../content/draft'

const sample: GroupDraft = { type: 'spacer', options: { size: 'small' } }

export default sample
