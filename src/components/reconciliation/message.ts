import { maxLengths } from "../../shared/enquiry/form-rules"
import { fill } from "../../shared/fill"
import { newest } from "../../shared/reconciliation/read/read-table"
import type { Outcome } from "../../shared/reconciliation/say/outcome"
import type { Table } from "../../shared/reconciliation/table"
import { isFilled } from "./entries"
import type { Tool } from "./tool"

/** What the form can hold besides the visitor's own words. */
const longest = maxLengths.message - 1500

/** The answer and the rows behind it, as lines; of rows that are too many, the newest. "" of an empty table. */
export const messageOf = (tool: Tool, table: Table, { headline, chart, texts }: Outcome): string => {
  const entries = table.entries.filter(isFilled)
  if (entries.length === 0) return ""
  const said = [headline && `${headline.figure} ${headline.words}`, chart?.title, ...texts].filter(Boolean)
  const line = (cells: readonly string[]) => cells.join("; ")
  const lineOf = ({ period, books, analytics }: Table["entries"][number]) => line([period, books, analytics])
  const { form, keep } = tool
  const withRows = (rows: Table["entries"], note: string) =>
    [keep.message, ...said, note, line([form.period, form.books, form.analytics]), ...rows.map(lineOf)].join(
      "\n",
    )
  const all = withRows(entries, "")
  if (all.length <= longest) return all
  const noteOn = (count: number) => `\n${fill(keep.newest, { count, all: entries.length })}`
  const longestRow = Math.max(...entries.map(entry => lineOf(entry).length + 1))
  const count = Math.floor((longest - withRows([], noteOn(entries.length)).length) / longestRow)
  return withRows(newest(entries, count), noteOn(count))
}
