import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { definitions } from '../src/blocks/definitions'
import { islands, views } from '../src/blocks/views.server'
import { cardOf, detailOf } from '../src/content/collection'
import { type ComponentType, componentTypes } from '../src/content/componentType'
import { blockCategories, cardTypeOf } from '../src/content/defineBlock'
import { type FieldDraft, type GroupDraft, groupFromDraft } from '../src/content/draft'
import { type FieldName, fieldNames, isRichText } from '../src/content/field'
import type { Group } from '../src/content/group'
import { linkSchema } from '../src/content/link'
import type { Locale } from '../src/content/locale'
import { optionTypes } from '../src/content/option'
import { richTextSchema } from '../src/content/richText'
import { choicesOf } from '../src/content/rules/optionChoices'
import { acceptOption } from '../src/content/rules/optionValue'
import type { Mode } from '../src/content/rules/route'
import { themeTokens } from '../src/content/theme'
import { everyChoice, samples } from '../src/live/gallery.server'
import { Groups } from '../src/render/Groups'
import type { PageModel } from '../src/render/model'
import { fixedContent, type IslandDrawing, RenderProvider } from '../src/render/RenderContext'
import { type EditSlots, EditSlotsContext } from '../src/render/slots'
import { sampleMedia } from './sampleMedia'

const plainSlots: EditSlots = {
  textAttributes: () => ({}),
  mediaAttributes: () => ({}),
  valueAttributes: () => ({}),
  sectionAttributes: (_, hasEntries) => (hasEntries ? {} : { title: 'empty' }),
  RichText: ({ attributes, children }) => <div {...attributes}>{children}</div>,
}
const folder = new URL('../src/blocks/', import.meta.url)
const types = readdirSync(folder, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []))
const now = Date.UTC(2026, 5, 10, 10)

describe.each(types)('%s', type => {
  const definition = definitions[type]!
  const sample = samples[type]?.default

  it('[MODEL-6] has the name of a component type and its four files', () => {
    expect(componentTypes).toContain(type)
    for (const file of ['block.ts', 'View.tsx', 'style.css', 'sample.ts'])
      expect(existsSync(new URL(`${type}/${file}`, folder)), file).toBe(true)
  })

  it('[BLOCK-1] is described in both languages, with known fields', () => {
    expect(blockCategories).toContain(definition.category)
    expectWords(definition.label)
    for (const [name, field] of Object.entries(definition.fields)) {
      expect(fieldNames).toContain(name)
      expectWords(field.label)
    }
  })

  it('[MODEL-7] has the cards or detail of its kind', () => {
    const { children, isAddable } = definition
    if (type in cardOf) expect(children).toEqual({ cards: cardOf[type as keyof typeof cardOf] })
    if (type in detailOf) expect(children).toMatchObject({ detail: detailOf[type as keyof typeof detailOf] })
    const isPart = [...Object.values(cardOf), ...Object.values(detailOf)].some(part => part === type)
    expect(isAddable).toBe(!isPart)
  })

  it('[OPT-1, OPT-2] has options of known types with a default that fits and conditions on siblings', () => {
    for (const [name, option] of Object.entries(definition.options)) {
      expect(optionTypes, name).toContain(option.type)
      expectWords(option.label)
      expect(acceptOption(option, option.default), name).toEqual({ value: option.default })
      for (const condition of option.displayConditions ?? [])
        if (typeof condition === 'object') expect(Object.keys(definition.options)).toContain(condition.option)
    }
  })

  it('[OPT-2] is shown with each value that its options accept', () => {
    const shown = everyChoice(type)
    for (const [name, option] of Object.entries(definition.options)) {
      const values = new Set(shown.map(options => options[name]))
      for (const value of values) if (value !== undefined) expect(acceptOption(option, value), name).toEqual({ value })
      if (option.type === 'color') expect(values.size, name).toBe(themeTokens.length + 1)
      const choices = choicesOf(option)
      if (choices) expect([...values].sort(), name).toEqual([...choices].sort())
    }
  })

  it('[BLOCK-1] has a sample that fits the definition, in German and French', () => {
    expect(sample?.type).toBe(type)
    expectDraft(sample!)
    for (const options of samples[type]?.variants ?? []) expectDraft({ ...sample!, options })
  })

  describe.each(['de', 'fr'] as const)('in %s', locale => {
    it('[BLOCK-1, EDIT-3] draws its sample for visitors without a trace of editing', () => {
      const html = draw(sample!, { locale, mode: 'live' })
      expect(html).not.toMatch(/data-field|contenteditable/i)
      expect(html).toContain(`b-${type}`)
    })

    it('[BLOCK-1] marks each filled field in edit mode', () => {
      const html = draw(sample!, { locale, mode: 'edit' })
      for (const name of fieldsOf(sample!)) expect(html).toContain(`data-field="${name}"`)
    })

    it('[BLOCK-2] draws every variant in both modes', () => {
      for (const options of samples[type]?.variants ?? [])
        for (const mode of ['live', 'edit'] as const)
          expect(draw({ ...sample!, options: { ...sample!.options, ...options } }, { locale, mode })).not.toBe('')
    })
  })

  it('[EDIT-15] offers every field while editing, also when nothing is filled', () => {
    const html = draw({ type: type as ComponentType }, { locale: 'de', mode: 'edit', isLoaded: false, isEditing: true })
    for (const name of Object.keys(definition.fields)) expect(html).toContain(`data-field="${name}"`)
    // What was not looked up is not said to be missing.
    expect(html).not.toContain('title="empty"')
  })

  it('[EDIT-15] is not drawn for visitors while nothing is filled, neither are its cards', () => {
    const empty = { type: type as ComponentType }
    const cardType = cardTypeOf(definition)
    for (const draft of [empty, ...(cardType ? [{ ...empty, cards: [{ type: cardType }] }] : [])]) {
      const html = draw(draft, { locale: 'de', mode: 'live', isLoaded: false })
      expect(html === '').toBe(!definition.isNeverEmpty)
    }
  })

  it.each(Object.keys(definition.fields))('[EDIT-15, A11Y-1] has an alternative for %s being empty', name => {
    const filled = probeOf(type as ComponentType)
    const { [name as FieldName]: own, ...others } = filled.fields!
    const alone = draw({ ...filled, fields: { [name]: own } }, { locale: 'de', mode: 'live', isLoaded: false })
    const without = draw({ ...filled, fields: others }, { locale: 'de', mode: 'live', isLoaded: false })
    expect(alone).toContain(`b-${type}`)
    expect(emptyElements(alone)).toEqual([])
    expect(emptyElements(without)).toEqual([])
  })

  it('[EDIT-15, A11Y-1] draws no button that leads nowhere', () => {
    const fields = Object.entries(probeOf(type as ComponentType).fields!).map(([name, field]) => {
      const lostPage = { type: 'page', page: { id: '00000000-0000-4000-8000-00000000dead' } }
      return [name, field.options?.link ? { ...field, options: { link: lostPage } } : field]
    })
    const html = draw(
      { type: type as ComponentType, fields: Object.fromEntries(fields) },
      { locale: 'de', mode: 'live', isLoaded: false },
    )
    expect(html).not.toMatch(/class="(?:button|actions)/)
  })

  it('[A11Y-1] draws no empty heading, link or list from its sample', () => {
    const html = draw(sample!, { locale: 'de', mode: 'live' })
    expect(html).not.toMatch(/<(h[1-6]|a|ul|dl)(?: [^>]*)?><\/\1>/)
  })

  it('[LIVE-8] has a style inside its own root, in its layer, with tokens only', () => {
    const css = readFileSync(new URL(`${type}/style.css`, folder), 'utf8')
    expect(css).toMatch(new RegExp(`^@layer blocks \\{\\n {2}\\.b-${type} \\{\\n`))
    expect(css.match(/^ {2}[^\s}].*\{$/gm)).toEqual([`  .b-${type} {`])
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i)
  })
})

function expectWords(label: { de: string; fr: string }) {
  for (const words of [label.de, label.fr]) {
    expect(words.trim()).not.toBe('')
    expect(words).not.toMatch(/ß|["„“]/)
  }
}

function expectDraft(draft: GroupDraft) {
  const { fields, options, children } = definitions[draft.type]!
  for (const [name, value] of Object.entries(draft.options ?? {})) {
    expect(Object.keys(options), `${draft.type} option`).toContain(name)
    expect(acceptOption(options[name]!, value), `${draft.type}.${name}`).toEqual({ value })
  }
  for (const [name, field] of Object.entries(draft.fields ?? {})) {
    expect(Object.keys(fields), `${draft.type} field`).toContain(name)
    expectField(fields[name as keyof typeof fields]!.kind, field)
  }
  for (const card of draft.cards ?? []) {
    expect(children).toEqual({ cards: card.type })
    expectDraft(card)
  }
}

function expectField(kind: string, field: FieldDraft) {
  if (kind === 'media') return expect(Object.keys(sampleMedia)).toContain(field.media)
  if (kind === 'single') return expect(field.single).toBeTruthy()
  if (kind === 'button') expect(linkSchema.safeParse(field.options?.link).success).toBe(true)
  for (const text of [field.text?.de, field.text?.fr]) {
    expect(isRichText(text)).toBe(kind === 'richText')
    if (isRichText(text)) expect(richTextSchema.safeParse(text).success).toBe(true)
    const plain = isRichText(text) ? text.text : text!
    expect(plain.trim()).not.toBe('')
    expect(plain).not.toMatch(/ß|["„“]/)
  }
}

/** One of this type with each of its fields filled. */
function probeOf(type: ComponentType): GroupDraft {
  const words = { de: 'Probe', fr: 'Essai' }
  const fill = (kind: string): FieldDraft => {
    if (kind === 'media') return { media: Object.keys(sampleMedia)[0]! }
    if (kind === 'single') return { single: 'probe@example.ch' }
    if (kind === 'button') return { text: words, options: { link: { type: 'url', url: 'https://example.ch' } } }
    return { text: words }
  }
  const fields = Object.entries(definitions[type]!.fields).map(([name, { kind }]) => [name, fill(kind)])
  return { type, fields: Object.fromEntries(fields) }
}

/** Elements with nothing in them that are there to hold something. */
function emptyElements(html: string) {
  const found = html.matchAll(/<(h[1-6]|a|p|ul|ol|li|dl|blockquote|figure|figcaption|div|span)(?: [^>]*)?><\/\1>/g)
  return [...found].map(([element]) => element).filter(element => !/data-island/.test(element))
}

function fieldsOf(draft: GroupDraft): string[] {
  return [...Object.keys(draft.fields ?? {}), ...(draft.cards ?? []).flatMap(fieldsOf)]
}

function draw(
  draft: GroupDraft,
  {
    locale,
    mode,
    isLoaded = true,
    isEditing = false,
  }: { locale: Locale; mode: Mode; isLoaded?: boolean; isEditing?: boolean },
) {
  let count = 0
  const makeId = () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`
  const group: Group = groupFromDraft({ draft, shape: definitions[draft.type]!.shape, makeId })
  const load = samples[draft.type]?.loaded
  const model: PageModel = {
    site: { key: 'probe', name: 'Probe', locales: ['de', 'fr'], defaultLocale: 'de' },
    locale,
    mode,
    page: {
      id: makeId(),
      collection: null,
      role: null,
      key: null,
      name: {},
      slug: {},
      disallowedLanguages: [],
      meta: { title: {}, description: {}, shareImage: null },
      groups: [group],
    },
    references: { pages: {}, media: sampleMedia },
    loaded: load && isLoaded ? { [group.id]: load({ locale, media: sampleMedia, now }) } : {},
  }
  const drawIsland = ({ name, id, props }: IslandDrawing) => {
    const Island = islands[name]!
    return renderToString(<Island {...props} />, { identifierPrefix: id })
  }
  const value = {
    model,
    definitions,
    views,
    islands,
    ...fixedContent(model),
    drawIsland: mode === 'live' ? drawIsland : null,
    onPriorityPicture: null,
  }
  return renderToString(
    <RenderProvider value={value}>
      <EditSlotsContext.Provider value={isEditing ? plainSlots : null}>
        <Groups />
      </EditSlotsContext.Provider>
    </RenderProvider>,
  )
}
