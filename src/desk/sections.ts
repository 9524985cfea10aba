import { type ComponentType, lazy } from 'react'
import { defineWords } from '../editor/i18n/words'
import type { DeskData } from './deskData'

export const sectionWords = defineWords({
  de: {
    mine: 'Meine Websites',
    languages: 'Sprachen',
    people: 'Personen',
    log: 'Protokoll',
    sites: 'Alle Websites',
    account: 'Mein Konto',
  },
  fr: {
    mine: 'Mes sites',
    languages: 'Langues',
    people: 'Personnes',
    log: 'Journal',
    sites: 'Tous les sites',
    account: 'Mon compte',
  },
})

export type SectionName = keyof typeof sectionWords.de

type Section = { name: SectionName; isFor: (person: DeskData['person']) => boolean; Part: ComponentType }

const everyone = () => true
const admins = ({ role }: DeskData['person']) => role === 'admin'
const operators = ({ isOperator }: DeskData['person']) => isOperator

/** What there is on the desk, in the order of the menu; each is loaded when it is first opened. */
const sections: readonly Section[] = [
  { name: 'mine', isFor: everyone, Part: lazy(() => import('./sections/mine/Mine')) },
  { name: 'languages', isFor: everyone, Part: lazy(() => import('./sections/languages/Languages')) },
  { name: 'people', isFor: admins, Part: lazy(() => import('./sections/people/People')) },
  { name: 'log', isFor: admins, Part: lazy(() => import('./sections/log/Log')) },
  { name: 'sites', isFor: operators, Part: lazy(() => import('./sections/sites/Sites')) },
  { name: 'account', isFor: everyone, Part: lazy(() => import('./sections/account/Account')) },
]

export const sectionsFor = (person: DeskData['person']) => sections.filter(({ isFor }) => isFor(person))
