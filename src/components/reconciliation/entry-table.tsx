import { type ClipboardEvent, useRef } from "react"
import { flushSync } from "react-dom"
import { maxRows } from "../../shared/reconciliation/rows"
import { fill } from "../../shared/reconciliation/texts"
import { Button } from "../ui/button"
import { CloseIcon } from "../ui/icons"
import type { Tool } from "./tool"
import type { Reconciling } from "./use-reconciliation"

const columns = ["period", "books", "analytics"] as const

type EntryTableProps = {
  readonly tool: Tool
  readonly own: Reconciling
  readonly onPaste: (text: string) => void
}

/** The rows as fields; several cells pasted into one of them replace the table. */
export const EntryTable = ({ tool: { form }, own, onPaste }: EntryTableProps) => {
  const { table, answer } = own
  const body = useRef<HTMLTableSectionElement>(null)

  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text/plain")
    if (!/[\t\n]/.test(pasted.trim())) return
    event.preventDefault()
    onPaste(pasted)
  }
  const focusRow = (index: number) =>
    body.current?.rows[Math.max(0, index)]?.querySelector<HTMLInputElement>("input")?.focus()

  return (
    <>
      <div className="tool-rows">
        <table onPaste={paste}>
          <caption>{form.table}</caption>
          <thead>
            <tr>
              {columns.map(column => (
                <th key={column} scope="col">
                  {form[column]}
                </th>
              ))}
              <th scope="col">
                <span className="sr-only">{form.removal}</span>
              </th>
            </tr>
          </thead>
          <tbody ref={body}>
            {table.entries.map((entry, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and two may be alike
              <tr key={row}>
                {columns.map(column => (
                  <td key={column}>
                    <input
                      aria-label={fill(form.cell, { column: form[column], row: row + 1 })}
                      aria-invalid={(column !== "period" && answer.outcome.wrong.includes(row)) || undefined}
                      autoComplete="off"
                      inputMode={column === "period" ? undefined : "numeric"}
                      value={entry[column]}
                      onChange={({ target }) => own.write(row, column, target.value)}
                    />
                  </td>
                ))}
                <td>
                  <button
                    type="button"
                    aria-label={fill(form.remove, { row: row + 1 })}
                    onClick={() => {
                      flushSync(() => own.remove(row))
                      focusRow(Math.min(row, table.entries.length - 2))
                    }}
                  >
                    <CloseIcon />
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="cluster tool-actions">
        <Button
          variant="outline"
          size="sm"
          disabled={table.entries.length >= maxRows}
          onClick={() => {
            flushSync(own.add)
            focusRow(table.entries.length)
          }}
        >
          {form.add}
        </Button>
        <Button variant="ghost" size="sm" onClick={own.swap}>
          {form.swap}
        </Button>
        <Button variant="ghost" size="sm" onClick={own.clear}>
          {form.clear}
        </Button>
        {!table.isExample && (
          <Button variant="ghost" size="sm" onClick={own.restore}>
            {form.restore}
          </Button>
        )}
      </p>
    </>
  )
}
