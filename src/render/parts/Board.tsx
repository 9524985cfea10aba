import type { ReactNode } from 'react'
import type { Group } from '../../content/group'
import type { FieldHandle, HeadingLevel } from '../block'
import { GroupView } from '../Groups'
import { useHas } from '../slots'
import { useText } from '../useLocalized'
import { Actions } from './Actions'
import { Cards, type CardsOptions } from './Cards'
import { CardLookProvider, cardSizes } from './cardLook'
import { below, SectionHead } from './SectionHead'

type Section = {
  fields: { kicker: FieldHandle; title: FieldHandle; description: FieldHandle; button: FieldHandle }
  options: CardsOptions
  level: HeadingLevel
  /** The cards follow one another, as steps do. */
  isOrdered?: boolean
}

/** A section made of the group's own cards: what stands above them, the cards in their layout, a button below. */
export const Board = ({
  cards,
  opensLarge = false,
  sizes,
  children,
  ...section
}: Section & {
  cards: Group[]
  /** Pictures lead to their large version. */
  opensLarge?: boolean
  /** How wide the cards' pictures are drawn, where the layout alone does not say it. */
  sizes?: string
  /** What stands before everything, such as an island. */
  children?: ReactNode
}) => {
  const { layout, columns, objectFit = 'cover' } = section.options
  const cardLevel = below(section.level, useHas(section.fields.title))
  const usual = layout === 'split' ? splitSizes : cardSizes(columns)
  const look = { fit: objectFit, sizes: sizes ?? usual, opensLarge }
  return (
    <CardLookProvider value={look}>
      <ListSection {...section} before={children}>
        {cards.map(card => (
          <GroupView key={card.id} group={card} level={cardLevel} as="li" />
        ))}
      </ListSection>
    </CardLookProvider>
  )
}

/** The same around any list: the children are its `li`. */
export const ListSection = ({
  fields,
  options,
  level,
  isOrdered,
  before,
  above,
  children,
}: Section & {
  before?: ReactNode
  /** Between the head and the list. */
  above?: ReactNode
  children: ReactNode[]
}) => {
  const label = useText(fields.title)?.value ?? ''
  return (
    <div className="frame list-section">
      {before}
      <SectionHead fields={fields} level={level} align={options.alignment} />
      {above}
      <Cards label={label} options={options} isOrdered={isOrdered}>
        {children}
      </Cards>
      <Actions primary={fields.button} />
    </div>
  )
}

const splitSizes = '(min-width: 1024px) 700px, 100vw'
