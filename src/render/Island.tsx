import { useRender } from './RenderContext'

/**
 * A part that needs React in the visitor's browser: `name` is its file, `blocks/{type}/{Name}.island.tsx` → `type/Name`.
 * Live it is drawn as a root of its own and woken when visible; in edit mode it stands inline in the one tree (D11).
 */
export const Island = ({ name, id, props }: { name: string; id: string; props: object }) => {
  const { drawIsland, islands } = useRender()
  const Component = islands[name]
  if (!drawIsland) return <div data-island={name}>{Component ? <Component {...props} /> : null}</div>
  return (
    <div
      data-island={name}
      data-island-id={id}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML drawn by React itself one call deeper
      dangerouslySetInnerHTML={{ __html: drawIsland({ name, id, props }) }}
    />
  )
}
