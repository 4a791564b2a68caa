import { useState } from "react"
import { contactPath } from "../../shared/paths"
import { toFragment } from "../../shared/reconciliation/permalink"
import { Button, ButtonLink } from "../ui/button"
import { Field } from "../ui/field"
import type { Tool } from "./tool"
import { loadEngine, type OwnAnswer, type OwnTable, rememberTable } from "./use-reconciliation"

type TakeAwayProps = { readonly tool: Tool; readonly table: OwnTable; readonly answer: OwnAnswer }

/** Numbers that are folded would not be printed: called before each printing. */
export const openNumbers = () => {
  for (const numbers of document.querySelectorAll<HTMLDetailsElement>(".tool .chart-numbers"))
    numbers.open = true
}

/** A permalink, a CSV file, a printed page, and the enquiry form with the numbers in it. */
export const TakeAway = ({ tool, table, answer }: TakeAwayProps) => {
  const [told, tell] = useState<{ readonly table: OwnTable; readonly text: string; readonly link?: string }>()
  const { keep } = tool
  // Of other numbers since, the link would be wrong.
  const { text = "", link } = told?.table === table ? told : {}

  const copy = async () => {
    const numbers = toFragment(table)
    // In the state too, or who comes back here from below would find the numbers as they were copied.
    rememberTable(numbers, `#${numbers}`)
    const { href } = location
    tell({ table, text: "", link: href })
    // Where the browser refuses, the field below has the link.
    await navigator.clipboard?.writeText(href).then(
      () => tell({ table, text: keep.copied, link: href }),
      () => {},
    )
  }
  const saveCsv = () =>
    loadEngine().then(
      ({ saveCsv }) => saveCsv(tool, table),
      () => tell({ table, text: tool.notes.failed }),
    )
  const contact = contactPath(tool.slug, tool.services[0])
  // Nobody asks about orders of the worked example, or with its answer, or about none.
  const form =
    answer.isInvented || !answer.message
      ? contact
      : `${contact}#message=${encodeURIComponent(answer.message)}`
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
          {text && <p>{text}</p>}
        </div>
        {link && (
          <Field id="tool-link" field={{ name: "link", label: keep.link, readOnly: true, value: link }} />
        )}
      </div>
    </section>
  )
}
