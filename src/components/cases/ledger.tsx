import { graphql } from "gatsby"
import { longDate } from "../../shared/date-format"
import { formatNumber } from "../../shared/number-format"
import { casePath, ledgerAnchor } from "../../shared/paths"
import { fillTokens } from "../../shared/text-tokens"
import { counted } from "../../shared/words/words-of"
import { percent } from "../charts/svg"
import { Filled } from "../ui/filled"
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

type Names = Queries.LedgerNamesFragment

const result = ({ high, outcome, inRange, unit }: Entry, names: Names) => {
  const value = <strong>{ledgerValue(outcome ?? 0, unit)}</strong>
  const text = inRange ? names.inside : (outcome ?? 0) > high ? names.above : names.below
  return <Filled text={text} parts={{ value }} />
}

const Row = ({ entry, names, isMarked }: { entry: Entry; names: Names; isMarked: boolean }) => {
  const { stated, estimate, low, high, unit, due, outcome } = entry
  return (
    <tr>
      <th scope="row">
        {entry.case ? <SiteLink to={casePath(entry.case.slug)}>{estimate}</SiteLink> : estimate}
        <small className="fine">{longDate(stated)}</small>
        <SampleTag sample={isMarked} />
      </th>
      <td>
        <Range entry={entry} />
      </td>
      <td>
        {fillTokens(low === 0 ? names.upTo : names.between, {
          low: ledgerValue(low, unit),
          high: ledgerValue(high, unit),
        })}
      </td>
      <td>{outcome === null ? fillTokens(names.due, { date: longDate(due) }) : result(entry, names)}</td>
    </tr>
  )
}

type TableProps = { entries: readonly Entry[]; names: Names; caption?: string }

/** Marked as a sample as a whole, if all of it is. */
const Table = ({ entries, names, caption }: TableProps) => (
  <table>
    <caption className="case-evidence">
      <SampleTag sample={entries.every(({ sample }) => sample)} />
      {caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">{names.estimate}</th>
        <td />
        <th scope="col">{names.range}</th>
        <th scope="col">{names.outcome}</th>
      </tr>
    </thead>
    <tbody>
      {entries.map(entry => (
        <Row
          key={entry.estimate}
          entry={entry}
          names={names}
          isMarked={entry.sample && entries.some(({ sample }) => !sample)}
        />
      ))}
    </tbody>
  </table>
)

const rowsAboveFold = 4

type LedgerProps = {
  entries: readonly Entry[]
  copy: { readonly heading: string; readonly text: string | null } | null
  names: Names
  ownCase: string | undefined
}

/** @param ownCase the slug of the case on this site, whose estimate is real and gets its own table */
export const Ledger = ({ entries, copy, names, ownCase }: LedgerProps) => {
  const own = entries.filter(entry => entry.case && entry.case.slug === ownCase)
  const others = entries.filter(entry => !own.includes(entry))
  const latest = others.slice(0, Math.max(1, rowsAboveFold - own.length))
  const earlier = others.slice(latest.length)
  const due = others.filter(({ inRange }) => inRange === null).length
  const tally = [
    due < others.length &&
      fillTokens(names.tally, {
        count: String(others.filter(({ inRange }) => inRange).length),
        all: String(others.length - due),
      }),
    due > 0 && counted(due, names.oneDue, names.allDue),
  ]
    .filter(Boolean)
    .join("; ")
  return (
    <section id={ledgerAnchor} className="ledger page-width">
      <header>
        <h2>{copy?.heading}</h2>
        {copy?.text && <p className="soft">{copy.text}</p>}
      </header>
      {own.length > 0 && <Table entries={own} names={names} caption={names.own} />}
      {latest.length > 0 && <Table entries={latest} names={names} caption={tally} />}
      {earlier.length > 0 && (
        <details className="fold">
          <summary>
            <h3 className="small-heading">{fillTokens(names.earlier, { count: String(earlier.length) })}</h3>
          </summary>
          <Table entries={earlier} names={names} />
        </details>
      )}
    </section>
  )
}

/** @public */
export const ledgerLine = graphql`
  fragment LedgerNames on LedgerWords {
    estimate range outcome upTo between due inside above below tally oneDue allDue own earlier
  }
  fragment LedgerLine on LedgerEntry { stated estimate low high unit due outcome inRange sample case { slug } }
`
