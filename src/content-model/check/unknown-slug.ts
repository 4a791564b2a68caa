import { suggestion } from "../report/nearest"
import type { Problem } from "../report/problems"
import { type Fielded, fieldProblem, quote } from "../report/schema-problems"
import { at } from "./site-model"

/**
 * A field that must hold one of the slugs there are. What is missing or no text is reported by the schema.
 * @param path of the field in its file
 * @param what the slug is to be: "the slug of a service"
 */
export const unknownSlug = (
  source: Fielded,
  path: (string | number)[],
  what: string,
  known: readonly string[],
): Problem[] => {
  const slug = at(source.data, ...path)
  return typeof slug !== "string" || slug === "" || known.includes(slug)
    ? []
    : [fieldProblem(source, path, `${quote(slug)} is not ${what}${suggestion(slug, known)}`)]
}
