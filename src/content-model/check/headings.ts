import type { Outline } from "../read/outline"
import type { Found } from "./found"

const marks = (level: number) => "#".repeat(level)

/** Headings without words, and levels that are skipped; those in quotations have levels of their own. */
export const headingMistakes = (headings: Outline["headings"]): Found[] => {
  const own = headings.filter(({ quoted }) => !quoted)
  const top = Math.min(...own.map(({ level }) => level))
  const skipped = own.flatMap(({ level, text, line, column }, index): Found[] => {
    const before = own[index - 1]?.level ?? top - 1
    if (level <= before + 1) return []
    const after =
      index === 0
        ? `the first heading is to be a ${marks(top)}`
        : `after ${marks(before)} comes ${marks(before + 1)}`
    const message = `heading "${marks(level)} ${text}" skips a level; expected another: ${after}`
    return [{ line, column, message, severity: "warning" }]
  })
  const empty = headings
    .filter(({ text }) => text.trim() === "")
    .map(({ level, line, column }) => ({
      line,
      column,
      message: `heading ${marks(level)} has no words; write some or remove it`,
    }))
  return [...empty, ...skipped]
}
