import type { CollectionItem, LocalText } from '../collectionItem'

export type Testimonial = CollectionItem & { quote: LocalText | null; function: LocalText | null }

export type LoadedTestimonials = { testimonials: Testimonial[] }
