import { readFileSync } from "node:fs"
import { hostname } from "node:os"

/** A process, told apart from a later one that was given the same number. */
export type ProcessIdentity = {
  readonly host: string
  /** What tells one start of the machine from another; empty where it does not say. */
  readonly boot: string
  readonly pid: number
  readonly started: string
}

const readSystemFile = (path: string): string => {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return ""
  }
}

// random(4).
const bootOf = (): string => readSystemFile("/proc/sys/kernel/random/boot_id").trim()

// In ticks since the machine started: the 22nd value of /proc/<pid>/stat (proc(5)), where there is one. The second is the
// program's name, which may hold spaces; the third is Z for a process that has ended and that nobody has asked after.
const startOf = (pid: number): string => {
  const values = readSystemFile(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, "")
    .split(" ")
  return values[0] === "Z" ? "ended" : (values[19] ?? "")
}

/** What tells a running process of this machine apart. */
export const identify = (pid: number): ProcessIdentity => ({
  host: hostname(),
  boot: bootOf(),
  pid,
  started: startOf(pid),
})

// A negative number asks for a process group (kill(2)).
const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs for somebody else.
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}

/** Whether a process still runs; one of another machine is taken to. */
export const isRunning = ({ host, boot, pid, started }: ProcessIdentity): boolean =>
  host !== hostname() || (boot === bootOf() && exists(pid) && startOf(pid) === started)

/**
 * Whether anything of a process group of this machine is left: its leader, or what that has started, which may outlive it.
 * A number is not given anew while a group has it (POSIX, "Process ID Reuse"), so with a stranger there the group is gone.
 * @param leader the process that the group is named after
 */
export const isGroupLeft = ({ boot, pid, started }: ProcessIdentity): boolean =>
  boot === bootOf() && exists(-pid) && (!exists(pid) || [started, "ended"].includes(startOf(pid)))
