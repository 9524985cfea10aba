import type { Locale } from '../content/locale'

/** German and French like the editor (EDIT-14). */
const texts = {
  de: {
    signIn: 'Mit Passkey anmelden',
    refused: 'Dieser Passkey gilt hier nicht. Er wirkt nur unter der Adresse, unter der er erstellt wurde.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal oder melden Sie sich mit dem Passwort an.',
  },
  fr: {
    signIn: 'Se connecter avec une clé d’accès',
    refused: 'Cette clé d’accès n’est pas valable ici. Elle ne vaut qu’à l’adresse où elle a été créée.',
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer ou vous connecter avec le mot de passe.',
  },
}

/** Shows itself where the browser knows passkeys. */
export const PasskeyButton = ({ locale, back }: { locale: Locale; back: string }) => {
  const { signIn, refused, failed } = texts[locale === 'fr' ? 'fr' : 'de']
  return (
    <div className="passkey" hidden data-passkey="" data-back={back} data-refused={refused} data-failed={failed}>
      <button className="button button-outlined" type="button">
        {signIn}
      </button>
      <p role="status" />
    </div>
  )
}
