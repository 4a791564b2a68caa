import { characterProblem } from "../read/characters"
import type { MarkdownFile } from "../read/read-content"
import { asWarning, type Problem } from "../report/problems"
import { type Fielded, fieldProblem, quote } from "../report/schema-problems"
import type { Site } from "./site-model"

const inStrings = (
  value: unknown,
  path: PropertyKey[],
  judge: (text: string) => string | undefined,
): [path: PropertyKey[], message: string][] => {
  if (typeof value === "string") {
    const message = judge(value)
    return message ? [[path, message]] : []
  }
  if (typeof value !== "object" || value === null || value instanceof Date) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    inStrings(entry, [...path, Array.isArray(value) ? Number(key) : key], judge),
  )
}

const judgeText = (text: string): string | undefined => characterProblem(text)?.message

const wordProblems = (source: Fielded): Problem[] =>
  inStrings(source.data, [], judgeText).map(([path, message]) => fieldProblem(source, path, message))

/** The fields that are shown as they are typed, without markdown. */
const plainFields = ["title", "excerpt", "description"]

const frameProblem = (value: string): string | undefined => {
  if (value.includes("\n")) return "has several lines; write it in one"
  return value === value.trim() || value.trim() === ""
    ? undefined
    : `${quote(value)} has spaces around it; remove them`
}

const signs: [pattern: RegExp, hint: string][] = [
  [
    /\*\*[^*]+\*\*|(?<!\w)_[^_\s][^_]*_(?!\w)|(?<!\w)\*[^*\s][^*]*\*(?!\w)/,
    "shows its asterisks or underscores; write it without",
  ],
  [/`[^`]+`/, "shows its backquotes; write it without"],
  [/\[[^\]]*\]\([^)]*\)/, "shows a link as it is typed; write its words alone"],
  [/<\/?[a-z][^>]*>/i, "shows its tags as they are typed; write its words alone"],
  [/&(?:[a-z]+|#\d+);/i, "shows a sign as it is typed; write the sign itself"],
  [/^[“”„«].*[“”»]$/, "stands in quotation marks, which are shown; remove them unless it is a quotation"],
]

const plainHints = (source: MarkdownFile): Problem[] =>
  plainFields.flatMap(name => {
    const value = source.data[name]
    if (typeof value !== "string") return []
    const frame = frameProblem(value)
    const hint = signs.find(([pattern]) => pattern.test(value))?.[1]
    const line = source.text.split(/\r?\n/)[(source.placeOf([name])?.line ?? 0) - 1] ?? ""
    const cut = /^[\w-]+:\s+[^"'\s#].*?\s(#.*)$/.exec(line)?.[1]
    return [
      ...(frame ? [fieldProblem(source, [name], frame)] : []),
      ...(hint ? [asWarning(fieldProblem(source, [name], `${quote(value)} ${hint}`))] : []),
      ...(cut
        ? [
            asWarning(
              fieldProblem(
                source,
                [name],
                `ends before ${quote(cut)}, which YAML takes for a comment; put the whole in quotes if it belongs to it`,
              ),
            ),
          ]
        : []),
    ]
  })

// What the font of the share images can write.
const writable = /^[\p{Script=Latin}\p{N}\p{P}\p{Sc}\p{Sm}\p{Sk}\p{Z}\p{M}\u2190-\u21ff]*$/u

const titleHints = (source: MarkdownFile): Problem[] => {
  const { title } = source.data
  if (source.kind !== "posts" || typeof title !== "string" || writable.test(title)) return []
  const message = `${quote(title)} has letters that the share image's font lacks; expected Latin ones if the image is to show it`
  return [asWarning(fieldProblem(source, ["title"], message))]
}

/** What stands in fields and cannot be shown, or is shown in another way than an editor may think. */
export const checkFieldWords = (site: Site): Problem[] => [
  ...site.json.flatMap(wordProblems),
  ...site.markdown.flatMap(source => [...wordProblems(source), ...plainHints(source), ...titleHints(source)]),
]
