import { useState } from "react"
import { maxLengths } from "../../shared/enquiry/form-rules"
import { contactPath } from "../../shared/paths"
import { toFragment } from "../../shared/reconciliation/permalink"
import { Button, ButtonLink } from "../ui/button"
import { Field } from "../ui/field"
import type { Tool } from "./tool"
import { loadEngine, type OwnAnswer, type OwnTable } from "./use-reconciliation"

type TakeAwayProps = { readonly tool: Tool; readonly table: OwnTable; readonly answer: OwnAnswer }

/** What the form can hold besides the visitor's own words. */
const longestMessage = maxLengths.message - 1500

/** The answer and the rows behind it, as lines; rows that are too many are left out. */
const messageOf = ({ tool, table, answer }: TakeAwayProps): string => {
  const { headline, chart, texts } = answer.outcome
  const said = [headline && `${headline.figure} ${headline.words}`, chart?.title, ...texts].filter(Boolean)
  const rows = table.entries.map(({ period, books, analytics }) => `${period}; ${books}; ${analytics}`)
  const heading = [tool.form.period, tool.form.books, tool.form.analytics].join("; ")
  const lines = [tool.keep.message, ...said, "", heading, ...rows]
  const total = lines.join("\n")
  return total.length <= longestMessage ? total : `${total.slice(0, longestMessage)}…`
}

/** Numbers that are folded would not be printed. */
export const openNumbers = () => {
  for (const numbers of document.querySelectorAll<HTMLDetailsElement>(".tool .chart-numbers"))
    numbers.open = true
}

/** A permalink, a CSV file, a printed page, and the enquiry form with the numbers in it. */
export const TakeAway = (props: TakeAwayProps) => {
  const { tool, table, answer } = props
  const [copied, setCopied] = useState("")
  const [said, say] = useState("")
  const { keep } = tool
  const fragment = toFragment(table)
  // Of other numbers since, the link would be wrong.
  const link = copied === fragment && copied ? location.href : ""

  const copy = async () => {
    history.replaceState(history.state, "", `#${fragment}`)
    setCopied(fragment)
    // Where the browser refuses, the field below has the link.
    const isCopied = await navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    )
    say(isCopied ? keep.copied : "")
  }
  const saveCsv = () =>
    loadEngine().then(
      ({ saveCsv }) => saveCsv(tool, table),
      () => say(tool.notes.failed),
    )
  const print = () => {
    openNumbers()
    window.print()
  }
  const contact = contactPath(tool.slug, tool.services[0])
  // Nobody asks about the worked example's orders.
  const form = table.isExample ? contact : `${contact}#message=${encodeURIComponent(messageOf(props))}`
  return (
    <section className="section split page-width tool-take with-scripts">
      <div className="section-head">
        <h2>{keep.heading}</h2>
        <p className="soft">{keep.sendHint}</p>
      </div>
      <div>
        <p className="button-row cluster">
          <ButtonLink variant="hero" to={form}>
            {keep.send}
          </ButtonLink>
          <Button variant="outline" onClick={() => void copy()}>
            {keep.copy}
          </Button>
          <Button variant="outline" disabled={!answer.outcome.headline} onClick={() => void saveCsv()}>
            {keep.csv}
          </Button>
          <Button variant="outline" onClick={print}>
            {keep.print}
          </Button>
        </p>
        <div role="status" className="note">
          {said && <p>{said}</p>}
        </div>
        {link && (
          <Field
            id="tool-link"
            field={{ name: "link", label: keep.link, required: true, readOnly: true, value: link }}
          />
        )}
      </div>
    </section>
  )
}
