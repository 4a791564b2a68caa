import { useEffect, useMemo, useState } from "react"
import { exampleTable } from "../../shared/reconciliation/example"
import type { Table } from "../../shared/reconciliation/outcome"
import { fromFragment } from "../../shared/reconciliation/permalink"
import type { Entry } from "../../shared/reconciliation/rows"
import { closePage } from "./close-page"
import type * as engineModule from "./engine"
import type { Tool } from "./tool"

/** The table, and whether it is still the worked example. */
export type OwnTable = Table & { readonly isExample: boolean }

type Engine = typeof engineModule

export const loadEngine = (): Promise<Engine> => import("./engine")

/** The code for a visitor's own numbers, once there are any. If it can't be loaded, the next change tries again. */
const useEngine = (table: OwnTable): Engine | "failed" | undefined => {
  const [engine, setEngine] = useState<{ readonly loaded: Engine } | "failed">()
  const isLoaded = typeof engine === "object"
  useEffect(() => {
    if (table.isExample || isLoaded) return
    loadEngine().then(
      loaded => setEngine({ loaded }),
      () => setEngine("failed"),
    )
  }, [table, isLoaded])
  return isLoaded ? engine.loaded : engine
}

const exampleOf = (tool: Tool): OwnTable => ({ ...exampleTable(tool.example), isExample: true })

const blank: Entry = { period: "", books: "", analytics: "" }

/** The table of a comparison, the worked example at first or what the address holds after its `#`, and what it says. */
export const useReconciliation = (tool: Tool) => {
  const [table, setTable] = useState(() => exampleOf(tool))
  const engine = useEngine(table)
  // Until the code is there, the worked example stays, marked as one.
  const answer = useMemo(() => {
    const isWorked = table.isExample || !engine || engine === "failed"
    const own = isWorked ? { outcome: tool.worked, drawing: null } : engine.work(tool, table)
    return { ...own, isWorked, hasFailed: engine === "failed" && !table.isExample }
  }, [table, tool, engine])

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
    answer,
    write: (index: number, column: keyof Entry, text: string) =>
      changeEntries(entries =>
        entries.map((entry, i) => (i === index ? { ...entry, [column]: text } : entry)),
      ),
    remove: (index: number) => changeEntries(entries => entries.filter((_, i) => i !== index)),
    add: () => changeEntries(entries => [...entries, blank]),
    // The example's average would be somebody else's.
    setEntries: (entries: readonly Entry[]) =>
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

export type OwnAnswer = Reconciling["answer"]
