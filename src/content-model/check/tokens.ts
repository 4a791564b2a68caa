import { suggestion } from "../report/nearest"
import type { Problem } from "../report/problems"
import { type Fielded, fieldProblem } from "../report/schema-problems"
import type { Site } from "./site-model"

/** What is wrong with each token of a text for which no value of the brand is put. */
const tokenProblems = (text: string, { tokens }: Site): string[] => {
  const known = Object.keys(tokens).map(name => `{${name}}`)
  return [...text.matchAll(/\{\s*[A-Za-z][\w-]*\s*\}/g)]
    .filter(([token]) => !known.includes(token))
    .map(([token]) => `has the token ${token}, which stands for nothing${suggestion(token, known)}`)
}

const inValue = (source: Fielded, value: unknown, path: PropertyKey[], site: Site): Problem[] => {
  if (typeof value === "string")
    return tokenProblems(value, site).map(message => fieldProblem(source, path, message))
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    inValue(source, entry, [...path, Array.isArray(value) ? Number(key) : key], site),
  )
}

/**
 * Tokens in braces that stand for nothing, in the site's copy; code is left alone, and so are articles, which may write
 * about braces.
 */
export const checkTokens = (site: Site): Problem[] => [
  ...site.json.flatMap(source => inValue(source, source.data, [], site)),
  ...site.markdown
    .filter(({ kind }) => kind !== "posts")
    .flatMap(source => [
      ...inValue(source, source.data, [], site),
      ...site.factsOf(source).braces.flatMap(({ text, line, column }) =>
        tokenProblems(text, site).map(message => ({
          file: source.file,
          line: line + source.bodyLine - 1,
          column,
          field: "body",
          message: `the text ${message}`,
        })),
      ),
    ]),
]
