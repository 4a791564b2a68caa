import { graphql } from "gatsby"
import { longDate } from "../../shared/day"
import { formatNumber } from "../../shared/number-format"
import { casePath, ledgerAnchor } from "../../shared/paths"
import { percent } from "../charts/svg"
import { SampleTag } from "../ui/sample-tag"
import { SiteLink } from "../ui/site-link"

type Entry = Queries.LedgerLineFragment

/** "+5%" or "1,50,000.5 hours" */
const ledgerValue = (value: number, unit: string): string => {
  // Up to three decimals. In binary, 1.0005 * 1000 is less than 1000.5, so the product is rounded twice.
  const amount = Math.round(Number((Math.abs(value) * 1000).toPrecision(15))) / 1000
  const plus = unit === "%" && amount > 0 ? "+" : ""
  const sign = value < 0 && amount > 0 ? "−" : plus
  return `${sign}${formatNumber(amount)}${unit === "%" ? "" : " "}${unit}`
}

// Rows are scaled so that all ranges have the same width.
const rangeWidth = 0.4
const margin = 0.02

const Range = ({ entry: { low, high, outcome, inRange } }: { entry: Entry }) => {
  // "Up to" has nothing below it.
  const start = low === 0 ? 0 : 0.3
  const share = (value: number) => start + ((value - low) / (high - low)) * rangeWidth
  return (
    <svg className="ledger-range" height={18} aria-hidden="true">
      <line x2="100%" y1={9} y2={9} />
      <rect x={percent(start)} y={4} width={percent(rangeWidth)} height={10} />
      {outcome !== null && (
        <circle
          className={inRange ? undefined : "ledger-miss"}
          cx={percent(Math.min(1 - margin, Math.max(margin, share(outcome))))}
          cy={9}
          r={6}
        />
      )}
    </svg>
  )
}

const Row = ({ entry }: { entry: Entry }) => {
  const { stated, estimate, low, high, unit, due, outcome, inRange } = entry
  return (
    <tr>
      <th scope="row">
        {entry.case ? <SiteLink to={casePath(entry.case.slug)}>{estimate}</SiteLink> : estimate}
        <small className="fine">{longDate(stated)}</small>
      </th>
      <td>
        <Range entry={entry} />
      </td>
      <td>
        {low === 0 ? "up" : ledgerValue(low, unit)} to {ledgerValue(high, unit)}
      </td>
      <td>
        {outcome === null ? (
          `due ${longDate(due)}`
        ) : (
          <>
            <strong>{ledgerValue(outcome, unit)}</strong>,{" "}
            {inRange ? "in range" : outcome > high ? "above range" : "below range"}
          </>
        )}
      </td>
    </tr>
  )
}

type TableProps = { entries: readonly Entry[]; caption?: string; isSample?: boolean }

const Table = ({ entries, caption, isSample = false }: TableProps) => (
  <table>
    {caption && (
      <caption className="case-evidence">
        <SampleTag sample={isSample} />
        {caption}
      </caption>
    )}
    <thead>
      <tr>
        <th scope="col">Estimate and publication date</th>
        <td />
        <th scope="col">Range</th>
        <th scope="col">Outcome</th>
      </tr>
    </thead>
    <tbody>
      {entries.map(entry => (
        <Row key={entry.estimate} entry={entry} />
      ))}
    </tbody>
  </table>
)

const rowsAboveFold = 4

type LedgerProps = {
  entries: readonly Entry[]
  copy: { readonly heading: string; readonly text: string | null } | null
  ownCase: string | undefined
}

/** @param ownCase the slug of the case on this site, whose estimate is real and gets its own table */
export const Ledger = ({ entries, copy, ownCase }: LedgerProps) => {
  const own = entries.filter(entry => entry.case && entry.case.slug === ownCase)
  const others = entries.filter(entry => !own.includes(entry))
  const latest = others.slice(0, rowsAboveFold - own.length)
  const earlier = others.slice(latest.length)
  const due = others.filter(({ inRange }) => inRange === null).length
  const tally = [
    due < others.length &&
      `${others.filter(({ inRange }) => inRange).length} of ${others.length - due} results fell within our range`,
    due > 0 && `${due} ${due === 1 ? "is" : "are"} still to come`,
  ]
    .filter(Boolean)
    .join("; ")
  return (
    <section id={ledgerAnchor} className="ledger page-width">
      <header>
        <h2>{copy?.heading}</h2>
        {copy?.text && <p className="soft">{copy.text}</p>}
      </header>
      {own.length > 0 && <Table entries={own} caption="This site, measured" />}
      {latest.length > 0 && <Table entries={latest} caption={tally} isSample />}
      {earlier.length > 0 && (
        <details className="fold">
          <summary>
            <h3 className="small-heading">Earlier estimates ({earlier.length})</h3>
          </summary>
          <Table entries={earlier} />
        </details>
      )}
    </section>
  )
}

/** @public */
export const ledgerLine = graphql`
  fragment LedgerLine on LedgerEntry { stated estimate low high unit due outcome inRange case { slug } }
`
