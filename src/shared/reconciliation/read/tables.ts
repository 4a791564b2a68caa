import { type Line, type Problem, problemOf } from "./cells"
import { type Block, type Columns, cellsIn, layoutOf } from "./columns"
import { namesPeriod } from "./headings"
import { isCount } from "./parse-number"
import { parsePeriod } from "./parse-period"
import { readPeriods } from "./read-periods"

/** A table: its lines, and what its columns are. */
export type Part = Block & Columns

/** A table of two counts, or two tables of one count each. */
export type Tables = readonly [Part, Part?]

/** Whether two neighbours differ in their digits alone: "Week 1" and "Week 2", but not "Week" and "Week 1". */
const areAlike = (one = "", other = ""): boolean =>
  /\d/.test(one) && one.replace(/\d+/g, "0") === other.replace(/\d+/g, "0")

const isRow = ({ cells }: Line): boolean => cells.length > 1 && cells.some(isCount)

/** Whether a line above another is the heading of rows: it has words in place of numbers, and no period. */
const isHeading = ({ cells }: Line, next?: Line): boolean => {
  const [first = "", ...others] = cells
  if (!next || !isRow(next) || cells.some(isCount) || areAlike(first, next.cells[0])) return false
  return others.some(cell => /\p{L}/u.test(cell)) && !cells.some(cell => parsePeriod(cell))
}

/** The blocks below each other: each begins with its heading, but for the first, which may have none, or a title above it. */
const blocksOf = (lines: readonly Line[]): readonly Block[] => {
  const blocks: { heading: Line | undefined; rows: Line[] }[] = [{ heading: undefined, rows: [] }]
  for (const [i, line] of lines.entries()) {
    const block = blocks.at(-1)
    if (!isHeading(line, lines[i + 1])) block?.rows.push(line)
    else if (block?.rows.some(isRow)) blocks.push({ heading: line, rows: [] })
    else if (block) block.heading = line
  }
  return blocks
}

/** What the periods of a table are known by. */
const keysIn = (part: Part): readonly (string | undefined)[] => readPeriods(cellsIn(part, part.period)).keys

const isHalf = (part: Part | undefined): part is Part => part?.counts.length === 1

/**
 * A table divided where its periods begin again, which is where another begins below it. Where they do so more than once, or hardly
 * any is there again, it is no other table.
 */
const atRepetition = (part: Part): Tables => {
  const keys = keysIn(part)
  // Numbers alone may be anything.
  if (!namesPeriod(part.heading?.cells[part.period]) && !keys.some(key => key && /\D/.test(key)))
    return [part]
  const seen = new Set<string>()
  const at = keys.findIndex(key => key && (seen.has(key) || !seen.add(key)))
  const rest = keys.slice(at).flatMap(key => key || [])
  const again = rest.filter(key => seen.has(key))
  const isOther = again.length > Math.max(1, rest.length / 2, seen.size / 4)
  if (at < 0 || new Set(rest).size < rest.length || !isOther) return [part]
  return [
    { ...part, rows: part.rows.slice(0, at) },
    { ...part, rows: part.rows.slice(at) },
  ]
}

/**
 * The table in some lines, or its two tables: below each other with a heading each, side by side, or below each other without a second
 * heading. @returns a problem where they count something else, or it isn't sure what belongs together
 */
export const tablesOf = (lines: readonly Line[]): Tables | Problem => {
  const blocks = blocksOf(lines)
  const heading = blocks[0]?.heading
  const refused = problemOf("tables", lines[0])
  if (blocks.length > 1) {
    const layouts = blocks.map(block => ({ ...block, ...layoutOf(block) }))
    const parts = layouts.map(({ tables: [table, beside], ...block }) =>
      table && !beside ? { ...block, ...table } : undefined,
    )
    const [one, other] = parts
    if (parts.length === 2 && isHalf(one) && isHalf(other)) return [one, other]
    const counted = layouts.find(({ tables: [table], measure }) => measure && !table?.counts.length)
    if (counted) return problemOf("measure", counted.heading, counted.measure)
    // Those of each part once, so that only what several parts have is there twice.
    const keys = parts.flatMap(part => (part ? [...new Set(keysIn(part))] : [])).filter(Boolean)
    if (new Set(keys).size < keys.length) return refused
  }
  // What is below another heading belongs to the same table.
  const whole = { heading, rows: lines.filter(line => line !== heading) }
  const { tables, measure } = layoutOf(whole)
  if (measure) return problemOf("measure", heading, measure)
  const [part, beside] = tables.map(table => ({ ...whole, ...table }))
  if (!part) return refused
  const found = beside ? ([part, beside] as const) : atRepetition(part)
  return found.length === 1 || found.every(isHalf) ? found : refused
}
