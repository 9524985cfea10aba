const megabyte = 1024 * 1024

/** How much fits into a page and a site, so that no site can make the others wait; a site may have more (operations.md). */
export const quotas = {
  /** Of what a page shows: a novel of 400 pages. */
  pageBytes: 2 * megabyte,
  /** With what was removed and can still be brought back. */
  keptPageBytes: 8 * megabyte,
  sitePages: 5_000,
  siteBytes: 500 * megabyte,
  /** Characters sent to a translation service: a hundred long pages. */
  translatedPerDay: 500_000,
}
