import { readConsent, withdrawConsent } from '../render/consent'

/** LIVE-10: withdrawing in the footer; the page starts again without what was loaded. */
export const enableConsentButton = () => {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-consent]')) {
    button.hidden = readConsent() === null
    button.addEventListener('click', () => {
      withdrawConsent()
      location.reload()
    })
  }
}
