import { fill } from "../../shared/fill"
import { chartAnchor } from "../../shared/paths"
import { NumbersTable } from "../charts/numbers-table"
import { Announcement } from "../ui/announcement"
import { Markup } from "../ui/markup"
import type { Tool } from "./tool"
import type { OwnAnswer } from "./use-reconciliation"

/** How long a visitor pauses before screen readers are told the answer. */
const pauseMs = 900

/** More notes on single rows would hide what else there is to say, and are all read aloud. */
const mostWrong = 4

/** The rows that are no numbers and have a note of their own. */
export const shownWrong = ({ outcome }: OwnAnswer): readonly number[] => outcome.wrong.slice(0, mostWrong)

/** The `id` of the note on a row of the table. */
export const rowNoteId = (row: number): string => `tool-row-${row}`

const noteOn = ({ notes }: Tool, { table, isWrong }: OwnAnswer, row: number): string => {
  const { books = "", analytics = "" } = table.entries[row] ?? {}
  const name = isWrong(books) || isWrong(analytics) ? "wrongRow" : "emptyRow"
  return fill(notes[name], { row: row + 1 })
}

/** What is said about single rows; notes on rows that are shown as wrong have an `id`. */
const rowNotes = (
  tool: Tool,
  answer: OwnAnswer,
): readonly { readonly text: string; readonly id?: string }[] => {
  const count = answer.outcome.wrong.length - mostWrong
  return [
    ...shownWrong(answer).map(row => ({
      id: rowNoteId(row),
      text: noteOn(tool, answer, row),
    })),
    ...(count > 0 ? [{ text: fill(tool.periods.more, { count }) }] : []),
  ]
}

type AnswerProps = { readonly tool: Tool; readonly answer: OwnAnswer }

/** The control chart, titled with what it shows, and its numbers as a table. */
const ControlFigure = ({ tool, answer: { outcome, drawing, isWorked, isInvented } }: AnswerProps) =>
  outcome.chart && (
    <figure className="chart-figure tool-chart ink-rule" id={chartAnchor(tool.slug)}>
      <figcaption>
        {isInvented && <small className="sample-tag fine">{tool.form.mark}</small>}
        <h3 id="tool-chart-title" className="chart-title">
          {outcome.chart.title}
        </h3>
        <p className="chart-subtitle note">{tool.chart.subtitle}</p>
      </figcaption>
      {isWorked ? (
        <Markup key="built" className="chart" html={tool.drawingHtml} />
      ) : (
        <div key="drawn" className="chart">
          {drawing}
        </div>
      )}
      {outcome.chart.notes.map(note => (
        <p key={note} className="fine">
          {note}
        </p>
      ))}
      <details className="chart-numbers fine">
        <summary>{tool.chart.numbers}</summary>
        <NumbersTable
          labelledBy="tool-chart-title"
          rows={[
            [tool.form.period, tool.form.books, tool.form.analytics, tool.chart.missing, tool.chart.limits],
            ...outcome.chart.rows,
          ]}
        />
      </details>
    </figure>
  )

/** The share missing, whether it is steady, and what keeps the numbers from saying more. */
export const Answer = ({ tool, answer, isUnread }: AnswerProps & { readonly isUnread: boolean }) => {
  const { outcome, isWorked, isInvented, hasFailed } = answer
  const { headline, texts, chart, averageError } = outcome
  const failure = hasFailed ? [tool.notes.failed] : []
  const onRows = rowNotes(tool, answer)
  const onTable = hasFailed ? failure : outcome.notes
  const notes = [...onRows, ...onTable.map(text => ({ id: undefined, text }))]
  const head = headline && `${headline.figure} ${headline.words}`
  const own = [...onRows.map(({ text }) => text), head, chart?.title, ...texts, ...onTable, averageError]
  // What the page shows at first is no answer to anything the visitor did.
  const spoken = (isWorked ? failure : own).flatMap(text => text || [])
  return (
    <section className="tool-answer" aria-labelledby="tool-answer">
      <h2 id="tool-answer" className="small-heading">
        {tool.answer.heading}
      </h2>
      {isInvented && <small className="sample-tag fine">{tool.form.mark}</small>}
      {isUnread && <p className="tool-unread note">{tool.notes.unread}</p>}
      {headline && (
        <p className="tool-share">
          <strong>{headline.figure}</strong> <span>{headline.words}</span>
        </p>
      )}
      {texts.map(text => (
        <p key={text}>{text}</p>
      ))}
      {notes.length > 0 && (
        <ul className="tool-notes">
          {notes.map(({ text, id }) => (
            <li key={text} id={id}>
              {text}
            </li>
          ))}
        </ul>
      )}
      <Announcement sentences={spoken} pauseMs={pauseMs} />
      <ControlFigure tool={tool} answer={answer} />
    </section>
  )
}
