import { suggestion } from "../report/nearest"
import type { Problem } from "../report/problems"
import { type Fielded, fieldProblem } from "../report/schema-problems"
import type { Site } from "./site-model"

/** The words in braces for which the brand's values are put. */
const knownTokens = ["brand", "email", "phone", "consultationMinutes", "responseHours"]

const unknownTokens = (text: string): string[] =>
  [...text.matchAll(/\{\s*([A-Za-z][\w-]*)\s*\}/g)]
    .filter(([token]) => !knownTokens.includes(token.slice(1, -1)))
    .map(([token]) => token)

const message = (token: string): string => {
  const near = suggestion(token.slice(1, -1).trim(), knownTokens)
  return `the token ${token}, which stands for nothing${near || `; expected ${knownTokens.map(name => `{${name}}`).join(", ")}`}`.replace(
    /did you mean "(\w+)"/,
    'did you mean "{$1}"',
  )
}

const inValue = (source: Fielded, value: unknown, path: PropertyKey[]): Problem[] => {
  if (typeof value === "string")
    return unknownTokens(value).map(token => fieldProblem(source, path, `has ${message(token)}`))
  if (Array.isArray(value)) return value.flatMap((entry, index) => inValue(source, entry, [...path, index]))
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => inValue(source, entry, [...path, key]))
}

/**
 * Tokens in braces that stand for nothing, in the site's copy; code is left alone, and so are articles, which may write
 * about braces.
 */
export const checkTokens = (site: Site): Problem[] => [
  ...site.json.flatMap(source => inValue(source, source.data, [])),
  ...site.markdown
    .filter(({ kind }) => kind !== "posts")
    .flatMap(source => [
      ...inValue(source, source.data, []),
      ...site.outlineOf(source).prose.flatMap(({ text, line }) =>
        unknownTokens(text).map(token => ({
          file: source.file,
          line,
          field: "body",
          message: `the text has ${message(token)}`,
        })),
      ),
    ]),
]
