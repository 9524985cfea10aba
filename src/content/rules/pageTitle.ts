/** `Brillen · Optik Muster`; the home page and a title that already names the site stand alone. */
export const pageTitle = ({ title, siteName, isHome }: { title: string; siteName: string; isHome: boolean }) => {
  if (!title) return siteName
  return title.includes(siteName) ? title : isHome ? `${siteName} · ${title}` : `${title} · ${siteName}`
}
