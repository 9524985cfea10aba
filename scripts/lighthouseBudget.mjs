export const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** A11Y-2: what is asked of every page; SEO only of one that may be indexed. */
const budget = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

/** The categories in which a page stays below what is asked of it. */
export const shortOf = ({ scores, isIndexed }) =>
  categories.filter((name, at) => scores[at] < budget[name] && (name !== 'seo' || isIndexed))
