import type { Values } from "./content-type"
import { stringOf } from "./values"

/** Leaves out drafts, and articles whose date is after today. */
export const isPublished = (frontmatter: Values, today: string): boolean =>
  frontmatter.draft !== true && stringOf(frontmatter.date) <= today
