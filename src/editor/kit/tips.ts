import { Tooltip } from '@base-ui/react/tooltip'

/** The one tooltip of the editor; every button that shows an icon only names itself there. */
export const tips = Tooltip.createHandle<string>()
