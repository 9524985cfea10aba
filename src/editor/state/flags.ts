/** ROUTE-2: flags in the address drive what the editor shows. The page is not loaded anew. */
export const setFlags = (flags: Record<string, string | null>) => {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(flags)) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}
