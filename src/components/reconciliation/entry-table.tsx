import { type ClipboardEvent, memo, useCallback, useEffect, useRef } from "react"
import { flushSync } from "react-dom"
import { fill } from "../../shared/fill"
import { type Entry, maxRows } from "../../shared/reconciliation/table"
import { Button } from "../ui/button"
import { CloseIcon } from "../ui/icons"
import { rowNoteId, shownWrong } from "./answer"
import { columns } from "./entries"
import type { Tool } from "./tool"
import { Undo } from "./undo"
import type { Reconciling } from "./use-reconciliation"

type RowProps = {
  readonly form: Tool["form"]
  readonly entry: Entry
  readonly row: number
  /** Names of the columns that hold no count. */
  readonly wrong: string
  readonly noteId: string | undefined
  readonly onWrite: Reconciling["write"]
  readonly onRemove: (row: number) => void
}

// Each keystroke would draw hundreds of rows again.
const EntryRow = memo(({ form, entry, row, wrong, noteId, onWrite, onRemove }: RowProps) => (
  <tr>
    {columns.map(column => {
      const isWrong = wrong.includes(column)
      return (
        <td key={column}>
          <input
            aria-label={fill(form.cell, { column: form[column], row: row + 1 })}
            aria-invalid={isWrong || undefined}
            aria-describedby={column === "period" ? undefined : noteId}
            autoComplete="off"
            inputMode={column === "period" ? undefined : "numeric"}
            value={entry[column]}
            onChange={({ target }) => onWrite(row, column, target.value)}
          />
        </td>
      )
    })}
    <td>
      <button type="button" aria-label={fill(form.remove, { row: row + 1 })} onClick={() => onRemove(row)}>
        <CloseIcon />
      </button>
    </td>
  </tr>
))

type EntryTableProps = {
  readonly tool: Tool
  readonly own: Reconciling
  readonly onPaste: (row: number, column: number, cells: readonly (readonly string[])[]) => void
}

/** The rows as fields; several cells pasted into one of them go on from it. */
export const EntryTable = ({ tool, own, onPaste }: EntryTableProps) => {
  const { form } = tool
  const { table, answer, remove, batch } = own
  const body = useRef<HTMLTableSectionElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  // Other rows would begin where the former ones were scrolled to. In braces: React calls what an effect returns, and from
  // Chromium 150 scrolling returns a promise.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it changes
  useEffect(() => {
    scroller.current?.scrollTo(0, 0)
  }, [batch])

  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text/plain").replace(/\r\n?/g, "\n").replace(/\n+$/, "")
    const cell = (event.target as Element).closest("td")
    const line = cell?.closest("tr")
    if (!cell || !line || !/[\t\n]/.test(pasted)) return
    event.preventDefault()
    const cells = pasted.split("\n").map(text => text.split("\t").map(part => part.trim()))
    onPaste(line.sectionRowIndex, cell.cellIndex, cells)
  }
  const focusRow = useCallback(
    (index: number) => body.current?.rows[index]?.querySelector<HTMLInputElement>("input")?.focus(),
    [],
  )
  const removeRow = useCallback(
    (row: number) => {
      flushSync(() => remove(row))
      focusRow(Math.min(row, (body.current?.rows.length ?? 1) - 1))
    },
    [remove, focusRow],
  )
  const wrongRows = new Set(answer.outcome.wrong)
  const wrongIn = (entry: Entry, row: number): string => {
    const isEmpty = (cell: string) => wrongRows.has(row) && cell.trim() === ""
    const isWrong = (cell: string) => answer.isWrong(cell) || isEmpty(cell)
    return columns.filter(column => column !== "period" && isWrong(entry[column])).join(" ")
  }
  const noted = new Set(shownWrong(answer))

  return (
    <>
      <div ref={scroller} className="tool-rows">
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
              <EntryRow
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and two may be alike
                key={row}
                {...{ form, entry, row }}
                wrong={wrongIn(entry, row)}
                noteId={noted.has(row) ? rowNoteId(row) : undefined}
                onWrite={own.write}
                onRemove={removeRow}
              />
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
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              // The button goes, and would take the focus with it.
              flushSync(own.restore)
              focusRow(0)
            }}
          >
            {form.restore}
          </Button>
        )}
        <Undo tool={tool} own={own} place="table" />
      </p>
    </>
  )
}
