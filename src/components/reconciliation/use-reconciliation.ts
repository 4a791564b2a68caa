import { useDeferredValue, useEffect, useMemo, useState } from "react"
import { exampleTable } from "../../shared/reconciliation/example"
import { fromFragment, toFragment } from "../../shared/reconciliation/permalink"
import type { Entry, Table } from "../../shared/reconciliation/rows"
import { closePage } from "./close-page"
import type * as engineModule from "./engine"
import { blankRows, changed, filled, hasRowOf, isWhole, swapped, withBlank, without } from "./entries"
import type { Tool } from "./tool"

export type OwnTable = Table & {
  /** Whether it is the worked example, untouched. */
  readonly isExample: boolean
  /** Whether a row of the worked example is still in it. */
  readonly hasExample: boolean
}

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

/** Keeps numbers, or "" for the example, in the browser's history. @param address of the entry, by default as it is */
export const keepNumbers = (numbers: string, address?: string): void =>
  history.replaceState({ ...history.state, numbers }, "", address)

/** How long a visitor pauses before the browser keeps the table, in ms: Safari allows a hundred times in 30 s. */
const pause = 500

/** Reads what the address or its entry in the browser's history holds, and keeps the table in that entry: for Back and reloads. */
const useHistoryEntry = (table: OwnTable, setTable: (table: Table) => void) => {
  useEffect(() => {
    const read = (fragment: string) => {
      const shared = fromFragment(fragment)
      if (shared) setTable(shared)
    }
    const readAddress = () => {
      // Who comes back to an entry from one below has changed the table since.
      if (history.state?.numbers === undefined) read(location.hash)
    }
    closePage()
    read(history.state?.numbers ?? location.hash)
    addEventListener("hashchange", readAddress)
    return () => removeEventListener("hashchange", readAddress)
  }, [setTable])
  useEffect(() => {
    const keep = () => keepNumbers(table.isExample ? "" : toFragment(table))
    const timer = setTimeout(keep, pause)
    addEventListener("hashchange", keep)
    return () => {
      clearTimeout(timer)
      removeEventListener("hashchange", keep)
    }
  }, [table])
}

/** The table of a comparison, the worked example at first or what the address holds after its `#`, and what it says. */
export const useReconciliation = (tool: Tool) => {
  const example = useMemo(() => exampleTable(tool.example), [tool])
  const [current, setTable] = useState(example)
  const table = useMemo(
    (): OwnTable => ({
      ...current,
      isExample: isWhole(current, example),
      hasExample: hasRowOf(current, example),
    }),
    [current, example],
  )
  const engine = useEngine(table)
  // Long tables take longer than a keystroke.
  const answered = useDeferredValue(table)
  // Until the code is there, the worked example stays, marked as one.
  const answer = useMemo(() => {
    const isWorked = answered.isExample || !engine || engine === "failed"
    const own = isWorked
      ? { outcome: tool.worked, drawing: null, isWrong: () => false }
      : engine.work(tool, answered)
    return {
      ...own,
      table: answered,
      isWorked,
      isInvented: isWorked || answered.hasExample,
      hasFailed: engine === "failed" && !answered.isExample,
    }
  }, [answered, tool, engine])
  useHistoryEntry(table, setTable)

  const changes = useMemo(() => {
    // The example's average would be somebody else's.
    const change = (entriesOf: (entries: readonly Entry[], wasExample: boolean) => readonly Entry[]) =>
      setTable(before => {
        const wasExample = isWhole(before, example)
        return {
          entries: entriesOf(before.entries, wasExample),
          averageOrder: wasExample ? "" : before.averageOrder,
        }
      })
    return {
      write: (index: number, column: keyof Entry, text: string) =>
        change(entries => changed(entries, index, { [column]: text })),
      remove: (index: number) => change(entries => without(entries, index)),
      add: () => change(withBlank),
      setEntries: (entries: readonly Entry[]) => change(() => entries),
      // Beside the example's numbers, a visitor's own would make no sense.
      fill: (row: number, column: number, cells: readonly (readonly string[])[]) =>
        change((entries, wasExample) =>
          wasExample ? filled([], { row: 0, column }, cells) : filled(entries, { row, column }, cells),
        ),
      clear: () => setTable({ entries: blankRows, averageOrder: "" }),
      restore: () => setTable(example),
      swap: () => change(swapped),
      setAverage: (averageOrder: string) => setTable(before => ({ ...before, averageOrder })),
    }
  }, [example])

  return { table, answer, ...changes }
}

export type Reconciling = ReturnType<typeof useReconciliation>

export type OwnAnswer = Reconciling["answer"]
