import type { ReactNode } from "react"
import { toCsv } from "../../shared/reconciliation/csv"
import { decodeFile } from "../../shared/reconciliation/decode-file"
import { type Outcome, outcomeOf, readingOf, type Table } from "../../shared/reconciliation/outcome"
import { noTable, type ReadTable, readTable } from "../../shared/reconciliation/read-table"
import { controlChart } from "../charts/control-chart"
import { ControlDrawing } from "../charts/control-drawing"
import type { Tool } from "./tool"

// All that a visitor's own numbers need, in one file: who only looks at the worked example does without it.

/** What a table says, with its control chart if there is one. */
export const work = (tool: Tool, table: Table): { outcome: Outcome; drawing: ReactNode } => {
  const reading = readingOf(table, tool)
  const { series, assessment } = reading
  const outcome = outcomeOf(reading, tool)
  const chart = assessment && outcome.chart && controlChart({ series, assessment, words: tool })
  return { outcome, drawing: chart && <ControlDrawing chart={chart} /> }
}

/** Rows of what was pasted or is in a file, with the text they were read from. */
export const readPasted = async (written: string | Blob): Promise<ReadTable & { readonly text: string }> => {
  const text = typeof written === "string" ? written : decodeFile(new Uint8Array(await written.arrayBuffer()))
  return text === undefined ? { ...noTable, text: "" } : { ...readTable(text), text }
}

const percent = (share: number): string => (share * 100).toFixed(2)

/** Shares and limits in per cent, with a decimal point and no grouping, as programs read them. */
const csvOf = (tool: Tool, table: Table): string => {
  const { form, chart } = tool
  const { assessment } = readingOf(table, tool)
  const shares = [chart.share, chart.lower, chart.upper].map(name => `${name} %`)
  return toCsv([
    [form.period, form.books, form.analytics, chart.missing, ...shares],
    ...(assessment?.points ?? []).map(({ period, books, analytics, missing, share, lower, upper }) => [
      period,
      books,
      analytics,
      missing,
      ...[share, lower, upper].map(percent),
    ]),
  ])
}

/** Offers the numbers and their limits as a file, which the browser itself writes. */
export const saveCsv = (tool: Tool, table: Table): void => {
  const href = URL.createObjectURL(new Blob([csvOf(tool, table)], { type: "text/csv;charset=utf-8" }))
  Object.assign(document.createElement("a"), { href, download: tool.keep.file }).click()
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
