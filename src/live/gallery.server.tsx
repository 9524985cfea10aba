import { definitions } from '../blocks/definitions'
import { type ComponentType, componentTypes } from '../content/componentType'
import { cardTypeOf } from '../content/defineBlock'
import { type GroupDraft, groupFromDraft } from '../content/draft'
import type { Group } from '../content/group'
import type { Locale } from '../content/locale'
import type { Media } from '../content/media'
import type { OptionDefinition } from '../content/option'
import { choicesOf } from '../content/rules/optionChoices'
import type { Mode } from '../content/rules/route'
import { themeTokens } from '../content/theme'
import type { PageModel } from '../render/model'

type LoadedSample = (input: { locale: Locale; media: Record<string, Media>; now: number }) => unknown

type SampleModule = {
  default: GroupDraft
  /** Further sets of options worth seeing. */
  variants?: Record<string, unknown>[]
  /** What the block's loader would return. */
  loaded?: LoadedSample
}

const modules = import.meta.glob<SampleModule>('../blocks/*/sample.ts', { eager: true })

export const samples: Record<string, SampleModule> = Object.fromEntries(
  Object.entries(modules).map(([path, module]) => [path.split('/')[2]!, module]),
)

/** Every block's sample and its variants, each value of its options, or nothing filled yet. */
export const galleryContents = ['samples', 'options', 'empty'] as const
export type GalleryContent = (typeof galleryContents)[number]

/** Every block as the sections of one page, or all of some (`hero,cta`, D42). `media` is by picture name. */
export const galleryModel = ({
  site,
  locale,
  mode,
  media,
  content = 'samples',
  only = null,
  now = Date.now(),
}: {
  content?: GalleryContent
  only?: string | null
  site: PageModel['site']
  locale: Locale
  mode: Mode
  media: Record<string, Media>
  now?: number
}): { model: PageModel } => {
  const makeId = countingIds()
  const loaded: Record<string, unknown> = {}
  const types = shownTypes().filter(type => !only || only.split(',').includes(type))
  const groups = types.flatMap(type => {
    const load = content === 'empty' ? null : samples[type]!.loaded
    return draftsOf(type, content).map((draft, index): Group => {
      const order = `a${String(index).padStart(4, '0')}`
      const group = groupFromDraft({ draft, shape: definitions[type]!.shape, makeId, order })
      if (load) loaded[group.id] = load({ locale, media, now })
      return group
    })
  })
  const page: PageModel['page'] = {
    id: makeId(),
    collection: null,
    role: null,
    key: null,
    name: { de: 'Bausteine', fr: 'Blocs' },
    slug: { de: 'blocks', fr: 'blocks' },
    disallowedLanguages: [],
    meta: { title: {}, description: {}, shareImage: null },
    groups,
  }
  return { model: { site, locale, mode, page, references: { pages: {}, media }, loaded } }
}

const draftsOf = (type: ComponentType, content: GalleryContent): GroupDraft[] => {
  const { default: sample, variants = [] } = samples[type]!
  const cardType = cardTypeOf(definitions[type]!)
  if (content === 'empty')
    return [null, 'primary', 'accent'].map(backgroundColor => ({
      type,
      options: { backgroundColor },
      cards: cardType ? Array.from({ length: 3 }, () => ({ type: cardType })) : [],
    }))
  const sets = content === 'options' ? everyChoice(type) : [{}, ...variants]
  return sets.map(options => ({ ...sample, options: { ...sample.options, ...options } }))
}

/** As few sets of options as hold every choice; where an option begins again it is one further on, so they mix. */
export const everyChoice = (type: string): Record<string, unknown>[] => {
  const lists = Object.entries(definitions[type]!.options).flatMap(([name, option]) => {
    const values = valuesOf(option)
    return values ? [{ name, values }] : []
  })
  const count = Math.max(1, ...lists.map(({ values }) => values.length))
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(
      lists.map(({ name, values }, place) => {
        const round = Math.floor(index / values.length)
        return [name, values[(index + round * place) % values.length]]
      }),
    ),
  )
}

const valuesOf = (option: OptionDefinition): readonly unknown[] | null => {
  if (option.type === 'color') return [null, ...themeTokens]
  return option.type === 'checkbox' ? [true, false] : choicesOf(option)
}

/** Cards are shown inside their boards. */
const shownTypes = () => {
  const cards = Object.values(definitions).flatMap(({ children }) =>
    children && 'cards' in children ? [children.cards] : [],
  )
  return componentTypes.filter(type => type in samples && type in definitions && !cards.includes(type))
}

/** The same ids on every drawing, so that hydration and screenshots compare. */
const countingIds = () => {
  let count = 0
  return () => {
    count += 1
    return `00000000-0000-4000-8000-${count.toString(16).padStart(12, '0')}`
  }
}
