import { type ClipboardEvent, useEffect, useRef, useState } from "react"
import { fill } from "../../shared/fill"
import type { ReadTable } from "../../shared/reconciliation/read/read-table"
import { Button } from "../ui/button"
import type { Tool } from "./tool"
import { Undo } from "./undo"
import { loadEngine, type Reconciling } from "./use-reconciliation"

/** More would push the table out of sight. */
const mostProblems = 4

const messagesOn = (
  { entries, problems, columns, unmatched, hasMoreRows }: ReadTable,
  { notes, periods }: Tool,
): string[] => {
  const count = problems.length - mostProblems
  return [
    entries.length > 0 ? fill(notes.rowsRead, { count: entries.length }) : notes.unread,
    ...(unmatched === undefined ? [] : [fill(notes.joined, { count: unmatched })]),
    ...problems
      .slice(0, mostProblems)
      .map(({ line, text, problem }) => fill(notes[problem], { line, text, periods: text })),
    ...(count > 0 ? [fill(periods.more, { count })] : []),
    ...(columns.length > 0 ? [fill(notes.columnsRead, { columns: columns.join(", ") })] : []),
    ...(hasMoreRows ? [notes.moreRows] : []),
  ]
}

/** Reads what is pasted into the box, or is in a file. What could not be read stays in the box, unless something else is there. */
export const usePasted = (tool: Tool, { setEntries, say }: Reconciling) => {
  const [text, setText] = useState("")
  // What could not be read, as long as nobody has changed it.
  const [left, setLeft] = useState("")
  const read = async (written: string | Blob) => {
    const isFile = typeof written !== "string"
    const leave = (rest: string) => setText(before => (isFile && before.trim() ? before : rest))
    try {
      const { readPasted } = await loadEngine()
      const found = await readPasted(written)
      const messages = messagesOn(found, tool)
      if (found.entries.length > 0) setEntries(found.entries, messages)
      else say(messages)
      const rest = found.problems.length > 0 || found.entries.length === 0 ? found.text : ""
      leave(rest)
      setLeft(rest)
    } catch {
      say([tool.notes.failed, tool.notes.unread])
      if (!isFile) setText(written)
    }
  }
  return { text, setText, isLeft: text === left, read }
}

/** What is said of rows pasted into the table. */
export const messagesOnCells = ({ notes }: Tool, count: number, isCut: boolean): readonly string[] => [
  fill(notes.rowsRead, { count }),
  ...(isCut ? [notes.moreRows] : []),
]

/** Takes a file that is dropped anywhere: beside the box, browsers would leave the page for it. @returns whether one is over the page */
const useDroppedFile = (read: (file: Blob) => void): boolean => {
  const [isOver, setOver] = useState(false)
  const onDrop = useRef(read)
  onDrop.current = read
  useEffect(() => {
    const isFile = (event: DragEvent) => event.dataTransfer?.types.includes("Files")
    const over = (event: DragEvent) => {
      if (!isFile(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      // From one element to the next, it names that one.
      if (!event.relatedTarget) setOver(false)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      if (!isFile(event)) return
      event.preventDefault()
      const [file] = event.dataTransfer?.files ?? []
      if (file) onDrop.current(file)
    }
    addEventListener("dragover", over)
    addEventListener("dragleave", leave)
    addEventListener("drop", drop)
    return () => {
      removeEventListener("dragover", over)
      removeEventListener("dragleave", leave)
      removeEventListener("drop", drop)
    }
  }, [])
  return isOver
}

type PasteBoxProps = {
  readonly tool: Tool
  readonly own: Reconciling
  readonly pasted: ReturnType<typeof usePasted>
}

/** Takes rows that are pasted, typed, dropped as a file or chosen as one. */
export const PasteBox = ({ tool, own, pasted }: PasteBoxProps) => {
  const { text, setText, isLeft, read } = pasted
  const isOver = useDroppedFile(dropped => void read(dropped))
  const file = useRef<HTMLInputElement>(null)
  const { form } = tool

  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text/plain")
    // A part of what was typed there is edited, not replaced.
    if (!isLeft || !pasted.trim()) return
    event.preventDefault()
    void read(pasted)
  }

  return (
    <div className={`field tool-paste${isOver ? " tool-paste-over" : ""}`}>
      <label htmlFor="tool-paste">{form.paste}</label>
      <p id="tool-paste-hint" className="field-hint note">
        {form.pasteHint}
      </p>
      <textarea
        id="tool-paste"
        aria-describedby="tool-paste-hint"
        rows={3}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPaste={paste}
      />
      <p className="cluster">
        <Button variant="outline" size="sm" onClick={() => text.trim() && void read(text)}>
          {form.use}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => file.current?.click()}>
          {form.file}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          hidden
          aria-label={form.file}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) void read(chosen)
            target.value = ""
          }}
        />
      </p>
      <div role="status" className="note">
        {own.said.map(message => (
          <p key={message}>{message}</p>
        ))}
      </div>
      {own.said.length > 0 && !own.isUnread && (
        <p className="tool-to-answer">
          <a href="#tool-answer">{form.toAnswer}</a>
        </p>
      )}
      <p className="cluster">
        <Undo tool={tool} own={own} place="box" />
      </p>
    </div>
  )
}
