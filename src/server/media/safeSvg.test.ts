import { describe, expect, it } from 'vitest'
import { cpuTime } from '../../../test/cpuTime'
import { RefusedFile } from './RefusedFile'
import { makeSvgSafe } from './safeSvg'

const svg = (inside: string, attributes = 'viewBox="0 0 40 20"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  )
const listed = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join('')
const ignoringRefusal = (work: () => void) => {
  try {
    work()
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
  }
}
const clean = (inside: string, attributes?: string) => makeSvgSafe(svg(inside, attributes)).bytes.toString()

describe('an SVG', () => {
  it('[LIB-2] keeps its drawing', () => {
    const drawing =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
      '<style>.a{fill:url(#g)}</style><path class="a" d="M0 0h40v20z"/><use href="#g"/>' +
      '<image href="data:image/png;base64,iVBORw0KGgo=" width="1" height="1"/><text>a &lt; b</text>'
    const kept = clean(drawing)
    for (const part of ['url(#g)', 'M0 0h40v20z', 'href="#g"', 'data:image/png;base64,iVBORw0KGgo=', 'a &lt; b'])
      expect(kept).toContain(part)
  })

  it('[SEC-2] loses scripts, handlers, instructions and the notes of drawing programs', () => {
    const cleaned = clean(
      `<script>alert(1)</script><SCRIPT>alert(2)</SCRIPT><script href="https://evil.example/x.js"/>
       <svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(3)</svg:script>
       <?xml-stylesheet href="https://evil.example/x.css"?><!-- secret -->
       <g onclick="alert(4)" ONLOAD="alert(5)" onanything="alert(6)" xlink:title="ok"><path d="M0 0"/></g>
       <g xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:export-filename="C:\\Users\\zoe\\logo.png"/>`,
    )
    expect(cleaned).not.toMatch(/alert|script|evil|secret|zoe|onclick|onload/i)
    expect(cleaned).toContain('M0 0')
  })

  it.each([
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
    '<x:foreignObject xmlns:x="http://www.w3.org/2000/svg"/>',
    '<FOREIGNOBJECT/>',
    '<iframe src="#"/>',
    '<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="https://evil.example"/>',
    '<h:base xmlns:h="http://www.w3.org/1999/xhtml" href="https://evil.example"/>',
    '<image href="https://evil.example/a.png"/>',
    '<image xlink:href="//evil.example/a.png"/>',
    '<image xmlns:xl="http://www.w3.org/1999/xlink" xl:href="http://evil.example/a.png"/>',
    '<image href="/media/other.svg"/>',
    '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
    '<image href=" data:text/html,x"/>',
    '<use href="https://evil.example/a.svg#b"/>',
    '<a href="https://evil.example">x</a>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a xlink:href=" java&#10;script:alert(1)">x</a>',
    '<a><set attributeName="href" to="javascript:alert(1)"/></a>',
    '<a><animate attributeName="xlink:href" values="javascript:alert(1)"/></a>',
    '<g xml:base="https://evil.example/"><use href="#a"/></g>',
    '<path fill="url(https://evil.example/a.svg#b)"/>',
    '<path style="fill:url( &quot;https://evil.example/a&quot; )"/>',
    '<path style="fill:u\\72l(https://evil.example/a)"/>',
    '<style>@import "https://evil.example/a.css";</style>',
    '<style>.a{background:url(//evil.example/a.png)}</style>',
    '<style><![CDATA[.a{background:URL(https://evil.example/a.png)}]]></style>',
    '<style>.a{background:image-set("https://evil.example/a.png" 1x)}</style>',
    '<style>@\\69mport "https://evil.example/a.css";</style>',
  ])('[SEC-2] is refused with %s', inside => {
    expect(() => makeSvgSafe(svg(inside))).toThrow(expect.objectContaining({ reason: 'unsafe_svg' }))
  })

  it('[SEC-2] is refused when it defines entities: they grow without end or hide what they mean', () => {
    const laughs = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>`
    expect(() => makeSvgSafe(Buffer.from(laughs))).toThrow(RefusedFile)
  })

  it.each<[string, (size: number) => string]>([
    ['elements side by side', size => '<g/>'.repeat(size / 4)],
    ['scripts to take out', size => '<script/>'.repeat(size / 9)],
    ['instructions', size => '<?a?>'.repeat(size / 5)],
    ['notes of drawing programs', size => '<i:a/>'.repeat(size / 6)],
    ['letters written as numbers', size => `<text>${'&#97;'.repeat(size / 5)}</text>`],
    ['handlers of one element', size => `<g${listed(size / 12, index => ` on${index}="<"`)}/>`],
    ['styles', size => `<style>${'a{b:url(#c)}'.repeat(size / 12)}</style>`],
  ])('[SEC-2] with very many %s takes a time that grows with its size', async (_, inside) => {
    const take = (size: number) => cpuTime(() => ignoringRefusal(() => makeSvgSafe(svg(inside(size)))))
    await take(50_000)
    const [small, large] = [await take(250_000), await take(1_000_000)]
    expect([small, large]).toEqual([small, expect.toSatisfy((ms: number) => ms < Math.max(1_000, 9 * small))])
  })

  it('[SEC-2] is refused with more attributes on one element than any drawing has', () => {
    const attributes = (count: number) => `<g${listed(count, index => ` a${index}='>'`)}/>`
    expect(clean(attributes(400))).toContain('a399')
    for (const before of ['', "<!-- it's -->", '<![CDATA[ " ]]>', '<?a " ?>', '<text>"</text>'])
      expect(() => makeSvgSafe(svg(before + attributes(501)))).toThrow(
        expect.objectContaining({ reason: 'unsafe_svg' }),
      )
  })

  it.each([
    ['html', '<html><body>hello</body></html>', 'content_differs'],
    ['not closed', '<svg xmlns="http://www.w3.org/2000/svg"><g>', 'damaged'],
    ['no markup', 'hello', 'damaged'],
    ['UTF-16', Buffer.from('\uFEFF<svg/>', 'utf16le'), 'damaged'],
  ])('[LIB-2] is refused when it is %s', (_, content, reason) => {
    expect(() => makeSvgSafe(Buffer.from(content as string))).toThrow(expect.objectContaining({ reason }))
  })

  it.each([
    ['viewBox="0 0 40.4 20"', { width: 40, height: 20 }],
    ['width="300" height="200px" viewBox="0 0 3 2"', { width: 300, height: 200 }],
    ['width="100%" height="100%" viewBox="0,0,30,20"', { width: 30, height: 20 }],
    ['width="10em"', null],
    ['viewBox="0 0 a b"', null],
    ['width="1e9" height="-4"', null],
  ])('says how large it is: %s', (attributes, resolution) => {
    expect(makeSvgSafe(svg('', attributes)).resolution).toEqual(resolution)
  })
})
