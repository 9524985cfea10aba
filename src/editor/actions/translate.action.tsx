import { WandSparkles } from 'lucide-react'
import { foreign } from '../i18n/foreign'
import type { MenuAction, Target } from './action'
import { laterPanel } from './laterPanel'

const isText = ({ field }: Target) => field === null || ['text', 'button', 'richText'].includes(field.definition.kind)

/** LANG-1, LANG-5: by machine, from the site's own language; offered where another one is shown. */
const translate: MenuAction = {
  order: 14,
  label: { de: 'Übersetzen', fr: 'Traduire' },
  icon: WandSparkles,
  appliesTo: (target, { data }) =>
    data.model.locale !== data.model.site.defaultLocale && isText(target) && !foreign(data, data.model.locale),
  Panel: laterPanel(() => import('../panels/translation/TranslatePanel')),
}
export default translate
