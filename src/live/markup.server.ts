/** For text and for attributes in double quotes, in HTML and XML. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"']/g, sign => escaped[sign]!)

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** `<meta name="robots" content="noindex">`; an attribute without a value is left out. */
export const tag = (name: string, attributes: Record<string, string | null | undefined>) => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeMarkup(value ?? '')}"`)
  return `<${name}${written.join('')}>`
}

/** JSON that cannot end the script it stands in. */
export const scriptJson = (data: unknown) =>
  JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
