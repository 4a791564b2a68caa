import { type ClipboardEvent, type DragEvent, useRef, useState } from "react"
import { decodeFile, type ReadTable, readTable } from "../../shared/reconciliation/parse-table"
import type { Entry } from "../../shared/reconciliation/rows"
import { fill } from "../../shared/reconciliation/sentences"
import { Button } from "../ui/button"
import type { Tool } from "./use-reconciliation"

/** More would push the table out of sight. */
const mostProblems = 4

const messagesOn = ({ entries, problems, hasMoreColumns }: ReadTable, { notes }: Tool): string[] => [
  fill(notes.rowsRead, { count: entries.length }),
  ...problems.slice(0, mostProblems).map(({ line, text, problem }) => fill(notes[problem], { line, text })),
  ...(hasMoreColumns ? [notes.moreColumns] : []),
]

type PasteBoxProps = { readonly tool: Tool; readonly onRows: (entries: readonly Entry[]) => void }

/** Takes rows that are pasted, typed, dropped as a file or chosen as one. What could not be read stays in the box. */
export const PasteBox = ({ tool, onRows }: PasteBoxProps) => {
  const [text, setText] = useState("")
  const [messages, setMessages] = useState<readonly string[]>([])
  const [isOver, setOver] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const { form } = tool

  const read = (written: string) => {
    const found = readTable(written)
    if (found.entries.length > 0) onRows(found.entries)
    setMessages(messagesOn(found, tool))
    setText(found.problems.length > 0 || found.entries.length === 0 ? written : "")
  }
  const readFile = async (chosen?: Blob) => {
    if (chosen) read(decodeFile(new Uint8Array(await chosen.arrayBuffer())))
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text/plain")
    // A part of what is already there is edited, not replaced.
    if (text.trim() || !pasted.trim()) return
    event.preventDefault()
    read(pasted)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped) void readFile(dropped)
    else read(event.dataTransfer.getData("text/plain"))
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
        <Button variant="outline" size="sm" onClick={() => read(text)} disabled={!text.trim()}>
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
            void readFile(target.files?.[0])
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
