import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react"
import { fromFragment, toFragment } from "../../shared/reconciliation/permalink"
import { type Entry, exampleTable, type Table } from "../../shared/reconciliation/table"
import { closePage } from "./close-page"
import type * as engineModule from "./engine"
import {
  blankRows,
  changed,
  filled,
  hasRowOf,
  isBlank,
  isWhole,
  swapped,
  withBlank,
  without,
} from "./entries"
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
export const rememberTable = (numbers: string, address?: string): void =>
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
      // After Back, the numbers that the entry kept are newer than those in its address.
      if (history.state?.numbers === undefined) read(location.hash)
    }
    closePage()
    read(history.state?.numbers ?? location.hash)
    addEventListener("hashchange", readAddress)
    return () => removeEventListener("hashchange", readAddress)
  }, [setTable])
  useEffect(() => {
    const keep = () => rememberTable(table.isExample ? "" : toFragment(table))
    const timer = setTimeout(keep, pause)
    addEventListener("hashchange", keep)
    return () => {
      clearTimeout(timer)
      removeEventListener("hashchange", keep)
    }
  }, [table])
}

/** Where a visitor replaced rows: by the box for pasted ones, or in the table. */
export type Place = "box" | "table"

/** A table, and what belongs to its rows as long as they are there. */
type Version = {
  readonly table: Table
  /** What was said as they were read. */
  readonly said: readonly string[]
  /** Whether a later text had no row, so that the answer is still of these. */
  readonly isUnread?: boolean
  /** Another one where all rows are others. */
  readonly batch: object
}

/** The table, and the one before rows of a visitor were replaced. */
type Tables = { readonly current: Version; readonly former?: Version & { readonly place: Place } }

const fresh = (table: Table, said: readonly string[] = []): Version => ({ table, said, batch: {} })

/** The table of a comparison, the worked example at first or what the address holds after its `#`, and what it says. */
export const useReconciliation = (tool: Tool) => {
  const example = useMemo(() => exampleTable(tool.example), [tool])
  const [{ current, former }, setTables] = useState<Tables>(() => ({ current: fresh(example) }))
  const setTable = useCallback((table: Table) => setTables({ current: fresh(table) }), [])
  const table = useMemo(
    (): OwnTable => ({
      ...current.table,
      isExample: isWhole(current.table, example),
      hasExample: hasRowOf(current.table, example),
    }),
    [current.table, example],
  )
  const engine = useEngine(table)
  // Long tables take longer than a keystroke.
  const answered = useDeferredValue(table)
  // Until the code is there, the worked example stays, marked as one.
  const answer = useMemo(() => {
    const isWorked = answered.isExample || !engine || engine === "failed"
    const own = isWorked
      ? { outcome: tool.worked, drawing: null, message: "", isWrong: () => false }
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
    /** @param place where rows are replaced */
    const replace = (next: (before: Version, wasExample: boolean) => Version, place?: Place) =>
      setTables(({ current, former }) => {
        const wasExample = isWhole(current.table, example)
        const isLost = place && !wasExample && !isBlank(current.table)
        return { current: next(current, wasExample), former: isLost ? { ...current, place } : former }
      })
    // The example's average would be somebody else's.
    const ownAverage = ({ table }: Version, wasExample: boolean) => (wasExample ? "" : table.averageOrder)
    const change = (entriesOf: (entries: readonly Entry[]) => readonly Entry[], place?: Place) =>
      replace((before, wasExample) => {
        const entries = entriesOf(before.table.entries)
        return {
          ...before,
          isUnread: false,
          table: { entries, averageOrder: ownAverage(before, wasExample) },
        }
      }, place)
    return {
      write: (index: number, column: keyof Entry, text: string) =>
        change(entries => changed(entries, index, { [column]: text })),
      remove: (index: number) => change(entries => without(entries, index), "table"),
      add: () => change(withBlank),
      /** @param said what was read, and what was not */
      setEntries: (entries: readonly Entry[], said: readonly string[]) =>
        replace(
          (before, wasExample) => fresh({ entries, averageOrder: ownAverage(before, wasExample) }, said),
          "box",
        ),
      /** What is said of a text from which no row was read; what was said of former ones goes. */
      say: (said: readonly string[]) =>
        setTables(({ current }) => ({ current: { ...current, said, isUnread: true } })),
      fill: (row: number, column: number, cells: readonly (readonly string[])[], said: readonly string[]) =>
        replace((before, wasExample) => {
          // Beside the example's numbers, a visitor's own would make no sense.
          if (wasExample)
            return fresh({ entries: filled([], { row: 0, column }, cells), averageOrder: "" }, said)
          const entries = filled(before.table.entries, { row, column }, cells)
          return { ...before, said, isUnread: false, table: { ...before.table, entries } }
        }, "table"),
      clear: () => replace(() => fresh({ entries: blankRows, averageOrder: "" }), "table"),
      restore: () => replace(() => fresh(example), "table"),
      swap: () => change(swapped),
      setAverage: (averageOrder: string) =>
        replace(before => ({ ...before, table: { ...before.table, averageOrder } })),
      undo: () =>
        setTables(({ current, former }) =>
          former ? { current: former, former: { ...current, place: former.place } } : { current },
        ),
    }
  }, [example])

  const { said, isUnread = false, batch } = current
  return { table, answer, said, isUnread, batch, replacedIn: former?.place, ...changes }
}

export type Reconciling = ReturnType<typeof useReconciliation>

export type OwnAnswer = Reconciling["answer"]
