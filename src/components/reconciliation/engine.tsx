import type { ReactNode } from "react"
import { decodeFile } from "../../shared/reconciliation/read/cells"
import { isCount } from "../../shared/reconciliation/read/parse-number"
import { noTable, type ReadTable, readTable } from "../../shared/reconciliation/read/read-table"
import { reconcile } from "../../shared/reconciliation/reconcile"
import { csvOf } from "../../shared/reconciliation/say/csv"
import { type Outcome, outcomeOf } from "../../shared/reconciliation/say/outcome"
import type { Table } from "../../shared/reconciliation/table"
import { controlChart } from "../charts/control-chart"
import { LineChart } from "../charts/line-chart"
import { messageOf } from "./message"
import type { Tool } from "./tool"

// All that a visitor's own numbers need, in one file: who only looks at the worked example does without it.

type Worked = {
  readonly outcome: Outcome
  readonly drawing: ReactNode
  /** For the enquiry form. */
  readonly message: string
  /** Whether a cell holds something else than a count; a blank one is not yet wrong. */
  readonly isWrong: (cell: string) => boolean
}

const isWrong = (cell: string): boolean => cell.trim() !== "" && !isCount(cell)

/** What a table says, with its control chart if there is one. */
export const work = (tool: Tool, table: Table): Worked => {
  const judgement = reconcile(table)
  const { series, assessment } = judgement
  const outcome = outcomeOf(judgement, tool)
  const chart = assessment && outcome.chart && controlChart({ series, assessment, words: tool })
  const drawing = chart && <LineChart chart={chart} />
  return { outcome, drawing, message: messageOf(tool, table, outcome), isWrong }
}

/** Rows of what was pasted or is in a file, with the text they were read from. */
export const readPasted = async (written: string | Blob): Promise<ReadTable & { readonly text: string }> => {
  const text = typeof written === "string" ? written : decodeFile(new Uint8Array(await written.arrayBuffer()))
  return text === undefined ? { ...noTable, text: "" } : { ...readTable(text), text }
}

/** Offers the rows as a file, which the browser itself writes. */
export const saveCsv = (tool: Tool, table: Table): void => {
  const href = `data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(reconcile(table), table.entries, tool))}`
  Object.assign(document.createElement("a"), { href, download: tool.keep.file }).click()
}
