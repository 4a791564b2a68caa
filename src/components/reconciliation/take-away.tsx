import { useMemo, useState } from "react"
import { maxLengths } from "../../shared/enquiry/form-rules"
import { contactPath } from "../../shared/paths"
import { toFragment } from "../../shared/reconciliation/permalink"
import { fill } from "../../shared/reconciliation/texts"
import { Button, ButtonLink } from "../ui/button"
import { Field } from "../ui/field"
import type { Tool } from "./tool"
import { keepNumbers, loadEngine, type OwnAnswer, type OwnTable } from "./use-reconciliation"

type TakeAwayProps = { readonly tool: Tool; readonly table: OwnTable; readonly answer: OwnAnswer }

/** What the form can hold besides the visitor's own words. */
const longestMessage = maxLengths.message - 1500

/** The answer and the rows behind it, as lines; of rows that are too many, how many there are more. */
const messageOf = (tool: Tool, { table, outcome }: OwnAnswer): string => {
  const { headline, chart, texts } = outcome
  const said = [headline && `${headline.figure} ${headline.words}`, chart?.title, ...texts].filter(Boolean)
  const rows = table.entries.map(({ period, books, analytics }) => `${period}; ${books}; ${analytics}`)
  const heading = [tool.form.period, tool.form.books, tool.form.analytics].join("; ")
  const lines = [tool.keep.message, ...said, "", heading, ...rows].join("\n")
  if (lines.length <= longestMessage) return lines
  const kept = lines.slice(0, lines.lastIndexOf("\n", longestMessage))
  const count = lines.slice(kept.length).split("\n").length - 1
  return `${kept}\n${fill(tool.periods.more, { count })}`
}

/** Numbers that are folded would not be printed: called before each printing. */
export const openNumbers = () => {
  for (const numbers of document.querySelectorAll<HTMLDetailsElement>(".tool .chart-numbers"))
    numbers.open = true
}

/** A permalink, a CSV file, a printed page, and the enquiry form with the numbers in it. */
export const TakeAway = ({ tool, table, answer }: TakeAwayProps) => {
  const [copied, setCopied] = useState<{ readonly table: OwnTable; readonly link: string }>()
  const [said, say] = useState("")
  const { keep } = tool
  // Of other numbers since, the link would be wrong.
  const link = copied?.table === table && copied.link

  const copy = async () => {
    const numbers = toFragment(table)
    // In the state too, or who comes back here from below would find the numbers as they were copied.
    keepNumbers(numbers, `#${numbers}`)
    setCopied({ table, link: location.href })
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
  const form = useMemo(() => {
    const contact = contactPath(tool.slug, tool.services[0])
    // Nobody asks about orders of the worked example, or with its answer.
    return answer.isInvented ? contact : `${contact}#message=${encodeURIComponent(messageOf(tool, answer))}`
  }, [tool, answer])
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
          <Button variant="outline" onClick={() => void saveCsv()}>
            {keep.csv}
          </Button>
          <Button variant="outline" onClick={() => window.print()}>
            {keep.print}
          </Button>
        </p>
        <div role="status" className="note">
          {said && <p>{said}</p>}
        </div>
        {link && (
          <Field id="tool-link" field={{ name: "link", label: keep.link, readOnly: true, value: link }} />
        )}
      </div>
    </section>
  )
}
