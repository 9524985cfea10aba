import type { AddressProblem } from '../../content/rules/address'
import { defineWords } from '../i18n/words'
import type { Wanted } from './useAddress'

export const addressWords = defineWords({
  de: {
    page: 'Seite',
    web: 'Webadresse',
    mail: 'E-Mail an',
    phone: 'Telefon',
    questionMark: '?',
    suggestions: 'Passende Seiten',
    example: 'Zum Beispiel Kontakt, www.laden.ch, info@laden.ch oder 052 212 34 56.',
  },
  fr: {
    page: 'Page',
    web: 'Adresse web',
    mail: 'E-mail à',
    phone: 'Téléphone',
    questionMark: '\u202f?',
    suggestions: 'Pages correspondantes',
    example: 'Par exemple Contact, www.magasin.ch, info@magasin.ch ou 052 212 34 56.',
  },
})

/** Why something is no address, in a sentence. */
const problems: Record<'de' | 'fr', Record<AddressProblem, string>> = {
  de: {
    empty: 'Hier steht noch nichts.',
    long: 'Zu lang: höchstens 2’000 Zeichen.',
    space: 'In einer Adresse steht kein Leerzeichen.',
    scheme: 'Solche Links gehen nicht, nur Webadressen, E-Mail und Telefon.',
    character: 'Darin steht ein Zeichen, das in keiner Webadresse vorkommt.',
    host: 'Das ist keine ganze Webadresse wie laden.ch.',
    mail: 'Das ist keine ganze E-Mail-Adresse wie info@laden.ch.',
    phone: 'Das ist keine ganze Nummer wie 052 212 34 56.',
    noPage: 'Diese Website hat keine solche Seite. Andere Webadressen haben einen Punkt, wie laden.ch.',
    notWeb: 'Hier gehört eine Webadresse wie www.laden.ch hin.',
  },
  fr: {
    empty: 'Il n’y a encore rien ici.',
    long: 'Trop long : 2’000 caractères au maximum.',
    space: 'Une adresse ne contient pas d’espace.',
    scheme: 'Ce genre de lien n’est pas possible, seulement adresses web, e-mail et téléphone.',
    character: 'Elle contient un caractère impossible dans une adresse web.',
    host: 'Ce n’est pas une adresse web complète comme magasin.ch.',
    mail: 'Ce n’est pas une adresse e-mail complète comme info@magasin.ch.',
    phone: 'Ce n’est pas un numéro complet comme 052 212 34 56.',
    noPage: 'Ce site n’a pas de telle page. Les autres adresses web contiennent un point, comme magasin.ch.',
    notWeb: 'Ici il faut une adresse web comme www.magasin.ch.',
  },
}

/** EDIT-8: what a field of one kind asks for. */
const wishes: Record<'de' | 'fr', Record<Wanted, string>> = {
  de: {
    link: '',
    web: 'Bitte gib eine gültige URL ein. ',
    mail: 'Bitte gib eine gültige E-Mail-Adresse ein. ',
    phone: 'Bitte gib eine gültige Telefonnummer ein. ',
  },
  fr: {
    link: '',
    web: 'Veuillez saisir une URL valable. ',
    mail: 'Veuillez saisir une adresse e-mail valable. ',
    phone: 'Veuillez saisir un numéro de téléphone valable. ',
  },
}

export const addressMessage = (problem: AddressProblem, wants: Wanted, locale: 'de' | 'fr') =>
  wishes[locale][wants] + problems[locale][problem]
