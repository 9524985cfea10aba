import type { ReactNode } from 'react'
import { Groups } from '../render/Groups'
import { wordsFor } from '../render/i18n/words'
import { RenderProvider, type RenderValue } from '../render/RenderContext'
import { useSlots } from '../render/slots'
import { Breadcrumbs } from './Breadcrumbs'
import { EditLink } from './EditLink'
import { Footer } from './Footer'
import { firstGround } from './firstGround'
import { Header } from './Header'
import { Overlay } from './Overlay'
import type { Shell } from './shell'

/** A whole page: the same tree for the visitor's HTML and for the editor's hydration. */
export const Page = ({ render, shell, afterFirst }: { render: RenderValue; shell: Shell; afterFirst?: ReactNode }) => {
  const words = wordsFor(render.model.locale)
  const isEditing = useSlots() !== null
  const ground = render.useContent(content => firstGround(render, content, { isEditing }))
  return (
    <RenderProvider value={render}>
      <a className="skip-link" href="#content">
        {words.skipToContent}
      </a>
      <Overlay overlay={shell.overlay} />
      <Header shell={shell} words={words} ground={ground} />
      <Breadcrumbs trail={shell.trail} words={words} ground={ground} />
      <main id="content" tabIndex={-1}>
        <Groups afterFirst={afterFirst} />
      </main>
      <Footer shell={shell} words={words} />
      {shell.editHref ? <EditLink href={shell.editHref} words={words} /> : null}
    </RenderProvider>
  )
}
