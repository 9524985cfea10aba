let sheet: CSSStyleSheet | null = null

/** Puts a theme over the one the page was drawn with. A sheet made by script passes the content policy (D14). */
export const showTheme = (css: string) => {
  sheet ??= new CSSStyleSheet()
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  sheet.replaceSync(css)
}
