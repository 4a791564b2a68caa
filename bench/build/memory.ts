import { readdirSync, readFileSync } from "node:fs"

const read = (file: string): string => {
  try {
    return readFileSync(file, "utf8")
  } catch {
    // The process ended meanwhile.
    return ""
  }
}

const parents = (): Map<number, number> =>
  new Map(
    readdirSync("/proc")
      .filter(name => /^\d+$/.test(name))
      .map(name => [Number(name), Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${name}/status`))?.[1] ?? 0)]),
  )

const withDescendants = (root: number): number[] => {
  const parentOf = parents()
  const belongs = (pid: number): boolean => pid === root || (pid > 1 && belongs(parentOf.get(pid) ?? 0))
  return [...parentOf.keys()].filter(belongs)
}

// Memory that processes share is divided among them (proc(5), "smaps_rollup").
const kilobytes = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0)

/** The memory, in bytes, that a process and all it started hold now; Linux only. */
export const memoryOf = (root: number): number =>
  withDescendants(root).reduce((sum, pid) => sum + kilobytes(pid), 0) * 1024
