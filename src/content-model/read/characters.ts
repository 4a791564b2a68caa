import type { Problem } from "../report/problems"

// Neither XML 1.0 ("Characters") nor HTML has the first group; of the second no reader sees anything.
const control = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/u
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/

const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`

/** What is wrong with the characters of a field: one that cannot be shown, or that nobody sees. */
export const characterProblem = (text: string): { index: number; message: string } | undefined => {
  const found = control.exec(text) ?? invisible.exec(text)
  return found
    ? {
        index: found.index,
        message: `holds the ${control.test(found[0]) ? "control" : "invisible"} character ${nameOf(found[0])}, which came with copied text; remove it`,
      }
    : undefined
}

/**
 * The control characters of a file, the first of each line: with one of them a feed is no XML, and no reader takes it
 * (XML 1.0, "Characters").
 */
export const controlCharacters = (file: string, text: string): Problem[] => {
  if (!control.test(text)) return []
  return text.split(/\r\n?|\n/).flatMap((line, index): Problem[] => {
    const found = control.exec(line)
    if (!found) return []
    const message = `the control character ${nameOf(found[0])} cannot be shown and breaks the feeds; remove it`
    return [{ file, line: index + 1, column: found.index + 1, message }]
  })
}

/** Where two versions of a file were left beside each other by a merge (git-merge, "How conflicts are presented"). */
export const mergeMark = /^(<{7}|>{7})(?= |$)/m
