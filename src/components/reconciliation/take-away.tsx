import { useState } from "react"
import { maxLengths } from "../../shared/enquiry/form-rules"
import { contactPath } from "../../shared/paths"
import { toCsv } from "../../shared/reconciliation/csv"
import { toFragment } from "../../shared/reconciliation/permalink"
import { answerTexts, headline, type Reading } from "../../shared/reconciliation/sentences"
import { Button, ButtonLink } from "../ui/button"
import { Field } from "../ui/field"
import type { Table, Tool } from "./use-reconciliation"

type TakeAwayProps = { readonly tool: Tool; readonly table: Table; readonly reading: Reading }

const percent = (share: number): string => (share * 100).toFixed(2)

/** Shares and limits in per cent, with a decimal point and no grouping, as programs read them. */
const csvOf = ({ form, chart }: Tool, { assessment }: Reading): string =>
  toCsv([
    [
      form.period,
      form.books,
      form.analytics,
      chart.missing,
      `${chart.share} %`,
      `${chart.lower} %`,
      `${chart.upper} %`,
    ],
    ...(assessment?.points ?? []).map(({ period, books, analytics, missing, share, lower, upper }) => [
      period,
      books,
      analytics,
      missing,
      percent(share),
      percent(lower),
      percent(upper),
    ]),
  ])

const save = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }))
  Object.assign(document.createElement("a"), { href: url, download: name }).click()
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** What the form can hold besides the visitor's own words. */
const longestMessage = maxLengths.message - 1500

/** The answer and the rows behind it, as lines; rows that are too many are left out. */
const messageOf = (tool: Tool, table: Table, reading: Reading): string => {
  const { assessment, series } = reading
  const head = assessment && headline({ series, assessment, words: tool })
  const answer = [head && `${head.figure} ${head.words}`, ...answerTexts(reading, tool)].filter(Boolean)
  const rows = table.entries.map(({ period, books, analytics }) => `${period}; ${books}; ${analytics}`)
  const heading = [tool.form.period, tool.form.books, tool.form.analytics].join("; ")
  const lines = [tool.take.message, ...answer, "", heading, ...rows]
  const total = lines.join("\n")
  return total.length <= longestMessage ? total : `${total.slice(0, longestMessage)}…`
}

/** Numbers that are folded would not be printed. */
export const openNumbers = () => {
  for (const numbers of document.querySelectorAll<HTMLDetailsElement>(".tool .chart-numbers"))
    numbers.open = true
}

/** A permalink, a CSV file, a printed page, and the enquiry form with the numbers in it. */
export const TakeAway = ({ tool, table, reading }: TakeAwayProps) => {
  const [link, setLink] = useState("")
  const { take } = tool

  const copy = () => {
    history.replaceState(history.state, "", `#${toFragment(table)}`)
    setLink(location.href)
    // Where the browser refuses, the field below has the link.
    navigator.clipboard?.writeText(location.href).catch(() => {})
  }
  const print = () => {
    openNumbers()
    window.print()
  }
  const service = tool.services[0]
  const form = `${contactPath(tool.slug, service)}#message=${encodeURIComponent(messageOf(tool, table, reading))}`
  return (
    <section className="section split page-width tool-take with-scripts">
      <div className="section-head">
        <h2>{take.heading}</h2>
        <p className="soft">{take.sendHint}</p>
      </div>
      <div>
        <p className="button-row cluster">
          <ButtonLink variant="hero" to={form}>
            {take.send}
          </ButtonLink>
          <Button variant="outline" onClick={copy}>
            {take.copy}
          </Button>
          <Button
            variant="outline"
            disabled={!reading.assessment}
            onClick={() => save(take.file, csvOf(tool, reading))}
          >
            {take.csv}
          </Button>
          <Button variant="outline" onClick={print}>
            {take.print}
          </Button>
        </p>
        <div role="status" className="note">
          {link && <p>{take.copied}</p>}
        </div>
        {link && (
          <Field
            id="tool-link"
            field={{ name: "link", label: take.link, required: true, readOnly: true, value: link }}
          />
        )}
      </div>
    </section>
  )
}
