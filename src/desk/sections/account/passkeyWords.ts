import { defineWords } from '../../../editor/i18n/words'

export const passkeyWords = defineWords({
  de: {
    title: 'Passkeys',
    intro: (host: string) =>
      `Anmelden mit Finger, Gesicht oder PIN Ihres Geräts statt mit dem Passwort. Ein Passkey wirkt nur unter der Adresse, unter der Sie ihn erstellen: hier ${host}. Andere Websites öffnen Sie dann über «Meine Websites».`,
    unknown: 'Passkeys gibt es nur in neueren Browsern und über https.',
    add: 'Passkey hinzufügen',
    next: 'Weiter',
    name: 'Name',
    nameHint: 'Zum Beispiel das Gerät: «Laptop im Laden»',
    used: (when: string) => `zuletzt benutzt ${when}`,
    unused: 'noch nie benutzt',
    remove: 'Entfernen',
    removeNamed: (name: string) => `${name} entfernen`,
    known: 'Dieses Gerät hat hier schon einen Passkey von Ihnen.',
    failed: 'Der Passkey konnte nicht erstellt werden.',
  },
  fr: {
    title: 'Clés d’accès',
    intro: (host: string) =>
      `Se connecter par le doigt, le visage ou le code PIN de votre appareil plutôt que par le mot de passe. Une clé d’accès ne vaut qu’à l’adresse où vous la créez : ici ${host}. Vous ouvrez alors les autres sites par « Mes sites ».`,
    unknown: 'Les clés d’accès n’existent que dans les navigateurs récents et par https.',
    add: 'Ajouter une clé d’accès',
    next: 'Continuer',
    name: 'Nom',
    nameHint: 'Par exemple l’appareil : « Portable du magasin »',
    used: (when: string) => `dernière utilisation : ${when}`,
    unused: 'jamais utilisée',
    remove: 'Retirer',
    removeNamed: (name: string) => `Retirer ${name}`,
    known: 'Cet appareil a déjà une clé d’accès à vous pour cette adresse.',
    failed: 'La clé d’accès n’a pas pu être créée.',
  },
})
