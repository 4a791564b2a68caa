import { useEffect, useMemo, useState } from "react"
import { formatNumber } from "../../shared/number-format"
import { usualOrder } from "../../shared/reconciliation/parse-period"
import { fromFragment } from "../../shared/reconciliation/permalink"
import type { Entry } from "../../shared/reconciliation/rows"
import { readAll, shortPeriod } from "../../shared/reconciliation/sentences"
import { site } from "../../shared/site"
import { closePage } from "./close-page"

export type Tool = Queries.ReconciliationToolFragment

export type Table = {
  readonly entries: readonly Entry[]
  readonly averageOrder: string
  readonly isExample: boolean
}

const exampleOf = ({ example }: Tool): Table => ({
  entries: example.rows.map(({ period, books, analytics }) => ({
    period: shortPeriod(period),
    books: formatNumber(books),
    analytics: formatNumber(analytics),
  })),
  averageOrder: formatNumber(example.averageOrder),
  isExample: true,
})

const blank: Entry = { period: "", books: "", analytics: "" }

/** The table of a comparison, the worked example at first or what the address holds after its `#`, and what it says. */
export const useReconciliation = (tool: Tool) => {
  const [table, setTable] = useState(() => exampleOf(tool))
  const reading = useMemo(() => readAll(table, tool, usualOrder(site.language)), [table, tool])

  useEffect(() => {
    const readAddress = () => {
      const shared = fromFragment(location.hash)
      if (shared) setTable({ ...shared, isExample: false })
    }
    closePage()
    readAddress()
    addEventListener("hashchange", readAddress)
    return () => removeEventListener("hashchange", readAddress)
  }, [])

  const changeEntries = (change: (entries: readonly Entry[]) => readonly Entry[]) =>
    setTable(before => ({ ...before, entries: change(before.entries), isExample: false }))

  return {
    table,
    reading,
    write: (index: number, column: keyof Entry, text: string) =>
      changeEntries(entries =>
        entries.map((entry, i) => (i === index ? { ...entry, [column]: text } : entry)),
      ),
    remove: (index: number) => changeEntries(entries => entries.filter((_, i) => i !== index)),
    add: () => changeEntries(entries => [...entries, blank]),
    replace: (entries: readonly Entry[]) => changeEntries(() => entries),
    // Someone else's average would be worse than none.
    take: (entries: readonly Entry[]) =>
      setTable(({ isExample, averageOrder }) => ({
        entries,
        averageOrder: isExample ? "" : averageOrder,
        isExample: false,
      })),
    clear: () => setTable({ entries: [blank, blank, blank], averageOrder: "", isExample: false }),
    restore: () => setTable(exampleOf(tool)),
    swap: () =>
      changeEntries(entries =>
        entries.map(({ period, books, analytics }) => ({ period, books: analytics, analytics: books })),
      ),
    setAverage: (averageOrder: string) => setTable(before => ({ ...before, averageOrder, isExample: false })),
  }
}

export type Reconciling = ReturnType<typeof useReconciliation>
