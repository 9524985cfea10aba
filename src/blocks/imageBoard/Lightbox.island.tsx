import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { LightboxExternalProps } from 'yet-another-react-lightbox'
import type { Locale } from '../../content/locale'
import type { LargePicture } from '../../render/parts/largePicture'

type LightboxProps = {
  groupId: string
  locale: Locale
  pictures: (LargePicture & { id: string; alt: string })[]
  labels: { previous: string; next: string; close: string }
}

/** Draws nothing until a picture of its board is clicked: the links are the cards', so they work without it. */
export default function Lightbox({ groupId, locale, pictures, labels }: LightboxProps) {
  const [Viewer, setViewer] = useState<ComponentType<LightboxExternalProps> | null>(null)
  const [index, setIndex] = useState(-1)
  const opener = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const board = document.getElementById(`g-${groupId}`)
    const open = async (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>('[data-large]')
      const found = pictures.findIndex(picture => picture.id === link?.dataset.large)
      if (!link || found < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      opener.current = link
      const [{ default: Loaded }] = await Promise.all([
        import('yet-another-react-lightbox'),
        import('yet-another-react-lightbox/styles.css'),
      ])
      setViewer(() => Loaded)
      setIndex(found)
    }
    board?.addEventListener('click', open)
    return () => board?.removeEventListener('click', open)
  }, [groupId, pictures])

  if (!Viewer) return null
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <div lang={locale}>
      <Viewer
        open={index >= 0}
        index={Math.max(index, 0)}
        close={() => setIndex(-1)}
        slides={pictures}
        labels={{ Previous: labels.previous, Next: labels.next, Close: labels.close }}
        carousel={{ finite: true }}
        animation={isStill ? { fade: 0, swipe: 0, navigation: 0 } : { fade: 200, swipe: 250 }}
        on={{ exited: () => opener.current?.focus() }}
      />
    </div>
  )
}
