import { useEffect, useState } from "react"
import { answerTexts, headline, type Reading } from "../../shared/reconciliation/sentences"
import { ControlFigure } from "./control-figure"
import type { Table, Tool } from "./use-reconciliation"

/** How long a visitor pauses before screen readers are told the answer, in ms. */
const pause = 900

/** Says the answer once the visitor pauses, and nothing when the page has loaded. */
const Announcement = ({ text }: { readonly text: string }) => {
  const [first] = useState(text)
  const [said, say] = useState("")
  useEffect(() => {
    if (text === first && !said) return
    const timer = setTimeout(say, pause, text)
    return () => clearTimeout(timer)
  }, [text, first, said])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}

type AnswerProps = { readonly tool: Tool; readonly table: Table; readonly reading: Reading }

/** The share missing, whether it is steady, and what keeps the numbers from saying more. */
export const Answer = ({ tool, table, reading }: AnswerProps) => {
  const { assessment, series, notes } = reading
  const told = assessment && { series, assessment, words: tool }
  const texts = answerTexts(reading, tool)
  const head = told && headline(told)
  return (
    <section className="tool-answer" aria-labelledby="tool-answer">
      <h2 id="tool-answer" className={head ? "small-heading" : undefined}>
        {tool.answer.heading}
      </h2>
      {table.isExample && <small className="sample-tag fine">{tool.form.mark}</small>}
      {head && (
        <p className="tool-share">
          <strong>{head.figure}</strong> <span>{head.words}</span>
        </p>
      )}
      {texts.map(text => (
        <p key={text}>{text}</p>
      ))}
      {notes.length > 0 && (
        <ul className="tool-notes">
          {notes.map(note => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <Announcement
        text={[head && `${head.figure} ${head.words}`, ...texts, ...notes].filter(Boolean).join(" ")}
      />
      {told && told.assessment.points.length > 1 && <ControlFigure tool={tool} table={table} told={told} />}
    </section>
  )
}
