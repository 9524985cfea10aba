import type { Locale, Localized } from '../../content/locale'
import type { SiteTemplate } from '../../content/siteTemplate'
import { defaultTheme } from '../../content/theme'

const words: Record<'home' | 'contact' | 'imprint' | 'privacy' | 'welcome', Localized<string>> = {
  home: {
    de: 'Start',
    fr: 'Accueil',
    it: 'Inizio',
    rm: 'Entschatta',
    en: 'Home',
    es: 'Inicio',
    pt: 'Início',
    hr: 'Početna',
    sr: 'Početna',
    sq: 'Fillimi',
  },
  contact: {
    de: 'Kontakt',
    fr: 'Contact',
    it: 'Contatto',
    rm: 'Contact',
    en: 'Contact',
    es: 'Contacto',
    pt: 'Contacto',
    hr: 'Kontakt',
    sr: 'Kontakt',
    sq: 'Kontakti',
  },
  imprint: {
    de: 'Impressum',
    fr: 'Mentions légales',
    it: 'Impressum',
    rm: 'Impressum',
    en: 'Imprint',
    es: 'Aviso legal',
    pt: 'Aviso legal',
    hr: 'Impressum',
    sr: 'Impresum',
    sq: 'Impresumi',
  },
  privacy: {
    de: 'Datenschutz',
    fr: 'Protection des données',
    it: 'Protezione dei dati',
    rm: 'Protecziun da datas',
    en: 'Privacy',
    es: 'Privacidad',
    pt: 'Privacidade',
    hr: 'Zaštita podataka',
    sr: 'Zaštita podataka',
    sq: 'Mbrojtja e të dhënave',
  },
  welcome: {
    de: 'Willkommen',
    fr: 'Bienvenue',
    it: 'Benvenuti',
    rm: 'Bainvegni',
    en: 'Welcome',
    es: 'Bienvenidos',
    pt: 'Bem-vindos',
    hr: 'Dobro došli',
    sr: 'Dobro došli',
    sq: 'Mirë se vini',
  },
}

/** What a new site starts with: the pages every site needs, ready to be written. */
export const blankTemplate = ({ name, locales }: { name: string; locales: Locale[] }): SiteTemplate => {
  const pick = (texts: Localized<string>) => Object.fromEntries(locales.map(locale => [locale, texts[locale] ?? '']))
  const everywhere = Object.fromEntries(locales.map(locale => [locale, name]))
  return {
    key: 'blank',
    name,
    locales,
    defaultLocale: locales[0]!,
    theme: defaultTheme,
    // Nothing to look up yet: the settings ask for the address themselves.
    settings: defaults => ({ ...defaults, footer: { ...defaults.footer, useBusinessDataFromLookUp: false } }),
    pages: [
      {
        ref: 'home',
        role: 'home',
        key: 'home',
        name: pick(words.home),
        groups: [{ type: 'hero', fields: { kicker: { text: pick(words.welcome) }, title: { text: everywhere } } }],
      },
      {
        ref: 'contact',
        role: 'contact',
        key: 'contact',
        name: pick(words.contact),
        groups: [{ type: 'contact', fields: { title: { text: pick(words.contact) } } }],
      },
      {
        ref: 'imprint',
        role: 'imprint',
        key: 'imprint',
        name: pick(words.imprint),
        groups: [{ type: 'richTextBlock', fields: { title: { text: pick(words.imprint) } } }],
      },
      {
        ref: 'privacy',
        role: 'privacyPolicy',
        key: 'privacy',
        name: pick(words.privacy),
        groups: [{ type: 'richTextBlock', fields: { title: { text: pick(words.privacy) } } }],
      },
    ],
    navigation: [{ label: {}, children: [{ page: 'home' }, { page: 'contact', appearance: 'button' }] }],
  }
}
