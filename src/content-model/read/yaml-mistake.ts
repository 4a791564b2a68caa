import type { Place } from "./json-places"

/** A mistake that keeps a file from being read, with its place. */
export type SyntaxMistake = Place & { message: string }

const reasons: Record<string, string> = {
  "duplicated mapping key": "the field stands here a second time; remove one",
}

type Sign = {
  /** What an editor's line looks like that makes YAML stumble, perhaps at the line after it. */
  line: RegExp
  why: string
}

const signs: Sign[] = [
  { line: /^\s*\t/, why: "a tab stands at the beginning of the line; use spaces instead" },
  {
    line: /^[\w-]+:\s+'(?:[^']|'')*'[^\s#,\]]/,
    why: "an apostrophe ends the text; use double quotes around it",
  },
  {
    line: /^[\w-]+:\s+"(?:[^"\\]|\\.)*"[^\s#,\]]/,
    why: "a quotation mark ends the text; use single quotes around it",
  },
  {
    line: /^[\w-]+:\s+[@%*&!`|>{}\],]/,
    why: "text that begins with such a sign must stand in quotes; put it in quotes",
  },
  {
    line: /^[\w-]+:\s+[^"'\s].*:(\s|$)/,
    why: "text with a colon in it must stand in quotes; put it in quotes",
  },
  { line: /^[\w-]+:[^\s]/, why: "after the colon of a field comes a space; write one" },
]

/** The first line that is no longer a field, where the closing `---` was forgotten and a rule of the body taken for it. */
const bodyLineIn = (yaml: readonly string[]): number => {
  const blank = yaml.findIndex((line, index) => index > 0 && line.trim() === "")
  if (blank < 0) return -1
  const next = yaml.findIndex((line, index) => index > blank && line.trim() !== "")
  return next < 0 || /^([\w-]+:|\s|- )/.test(yaml[next] ?? "") ? -1 : next
}

/**
 * Says in an editor's words why a front matter is no YAML.
 * @param reason of js-yaml
 * @param mark where js-yaml gave up, counted from 0; the mistake may stand in the line before
 * @param yaml the lines of the file before the closing `---`
 */
export const yamlMistake = (
  reason: string,
  mark: { line: number; column: number },
  yaml: readonly string[],
): SyntaxMistake => {
  const begin = "the front matter is not valid YAML: "
  const body = bodyLineIn(yaml)
  if (body >= 0)
    return {
      line: body + 1,
      column: 1,
      message: "the front matter is not closed; expected a line --- before this one",
    }
  for (const line of [mark.line, mark.line - 1])
    for (const sign of signs)
      if (sign.line.test(yaml[line] ?? "")) {
        const value = /^[\w-]+:\s*/.exec(yaml[line] ?? "")?.[0].length ?? 0
        const column = line === mark.line ? mark.column : value
        return { line: line + 1, column: column + 1, message: begin + sign.why }
      }
  return { line: mark.line + 1, column: mark.column + 1, message: begin + (reasons[reason] ?? reason) }
}
