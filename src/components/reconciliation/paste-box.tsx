import { type ClipboardEvent, type DragEvent, useRef, useState } from "react"
import type { ReadTable } from "../../shared/reconciliation/read-table"
import type { Entry } from "../../shared/reconciliation/rows"
import { fill } from "../../shared/reconciliation/texts"
import { Button } from "../ui/button"
import type { Tool } from "./tool"
import { loadEngine } from "./use-reconciliation"

/** More would push the table out of sight. */
const mostProblems = 4

const messagesOn = (
  { entries, problems, hasMoreColumns, hasMoreRows }: ReadTable,
  { notes }: Tool,
): string[] => [
  fill(notes.rowsRead, { count: entries.length }),
  ...problems.slice(0, mostProblems).map(({ line, text, problem }) => fill(notes[problem], { line, text })),
  ...(hasMoreColumns ? [notes.moreColumns] : []),
  ...(hasMoreRows ? [notes.moreRows] : []),
]

/** Reads what is pasted or dropped, into the box or a cell of the table. What could not be read stays in the box. */
export const usePasted = (tool: Tool, onRows: (entries: readonly Entry[]) => void) => {
  const [text, setText] = useState("")
  const [messages, setMessages] = useState<readonly string[]>([])
  const read = async (written: string | Blob) => {
    try {
      const { readPasted } = await loadEngine()
      const found = await readPasted(written)
      if (found.entries.length > 0) onRows(found.entries)
      setMessages(messagesOn(found, tool))
      setText(found.problems.length > 0 || found.entries.length === 0 ? found.text : "")
    } catch {
      setMessages([tool.notes.failed])
      if (typeof written === "string") setText(written)
    }
  }
  return { text, setText, messages, read }
}

type PasteBoxProps = { readonly tool: Tool; readonly pasted: ReturnType<typeof usePasted> }

/** Takes rows that are pasted, typed, dropped as a file or chosen as one. */
export const PasteBox = ({ tool, pasted: { text, setText, messages, read } }: PasteBoxProps) => {
  const [isOver, setOver] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const { form } = tool

  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text/plain")
    // A part of what is already there is edited, not replaced.
    if (text.trim() || !pasted.trim()) return
    event.preventDefault()
    void read(pasted)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    void read(dropped ?? event.dataTransfer.getData("text/plain"))
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
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      />
      <p className="cluster">
        <Button variant="outline" size="sm" onClick={() => void read(text)} disabled={!text.trim()}>
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
        {messages.map(message => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </div>
  )
}
