import { useEffect, useState } from "react"
import { chartAnchor } from "../../shared/paths"
import { Markup } from "../ui/markup"
import type { Tool } from "./tool"
import type { OwnAnswer } from "./use-reconciliation"

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

type AnswerProps = { readonly tool: Tool; readonly answer: OwnAnswer }

const Numbers = ({ tool: { form, chart }, rows }: { tool: Tool; rows: readonly (readonly string[])[] }) => (
  <table>
    <thead>
      <tr>
        {[form.period, form.books, form.analytics, chart.missing, chart.limits].map(name => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([period, ...cells]) => (
        <tr key={period}>
          <th scope="row">{period}</th>
          {cells.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have a fixed order
            <td key={column}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** The control chart, titled with what it shows, and its numbers as a table. */
const ControlFigure = ({ tool, answer: { outcome, drawing, isWorked } }: AnswerProps) =>
  outcome.chart && (
    <figure className="chart-figure tool-chart ink-rule" id={chartAnchor(tool.slug)}>
      <figcaption>
        {isWorked && <small className="sample-tag fine">{tool.form.mark}</small>}
        <h3 className="chart-title">{outcome.chart.title}</h3>
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
        <Numbers tool={tool} rows={outcome.chart.rows} />
      </details>
    </figure>
  )

/** The share missing, whether it is steady, and what keeps the numbers from saying more. */
export const Answer = ({ tool, answer }: AnswerProps) => {
  const { outcome, isWorked, hasFailed } = answer
  const { headline, texts, chart } = outcome
  const notes = hasFailed ? [tool.notes.failed] : outcome.notes
  const head = headline && `${headline.figure} ${headline.words}`
  return (
    <section className="tool-answer" aria-labelledby="tool-answer">
      <h2 id="tool-answer" className="small-heading">
        {tool.answer.heading}
      </h2>
      {isWorked && <small className="sample-tag fine">{tool.form.mark}</small>}
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
          {notes.map(note => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <Announcement text={[head, chart?.title, ...texts, ...notes].filter(Boolean).join(" ")} />
      <ControlFigure tool={tool} answer={answer} />
    </section>
  )
}
