import { existsSync, readdirSync, readFileSync } from "node:fs"
import { mkdir, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { releasesFolder } from "../../src/shared/releases"
import { unfinished } from "../releases/clean-up"
import { isCode, linkIfFree } from "../releases/durable-files"
import { identify, isGroupLeft, isRunning, type ProcessIdentity } from "./process-identity"

/** Somebody else is publishing. */
export class Busy extends Error {}

type Holder = { readonly publisher: ProcessIdentity; readonly build?: ProcessIdentity }

/** The right to publish, which one process has at a time. */
export type PublishLock = {
  /** Notes the build's process group, which outlives a publisher that is killed. */
  noteBuild(pid: number): Promise<void>
  release(): Promise<void>
}

const lockName = /^lock-(\d+)$/

const numbersIn = (folder: string): number[] =>
  readdirSync(folder)
    .flatMap(name => Number(lockName.exec(name)?.[1] ?? []))
    .sort((a, b) => b - a)

const readHolder = (path: string): Holder | undefined => {
  const text = existsSync(path) ? readFileSync(path, "utf8") : ""
  return text === "" ? undefined : (JSON.parse(text) as Holder)
}

const busy = ({ publisher: { host, pid } }: Holder, path: string): Busy =>
  new Busy(
    `Somebody else is publishing (process ${pid} on ${host}): wait until it has finished. If ${host} is gone for good, remove ${path}.`,
  )

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

// What has been killed is gone within milliseconds, unless nobody asks after it (proc(5), state Z).
const patience = 5000

/**
 * Ends the build that a killed publisher left running: it would write between the files of the next one.
 * @throws when it is another user's
 */
const endOrphan = async ({ build }: Holder): Promise<void> => {
  if (!build || !isGroupLeft(build)) return
  try {
    process.kill(-build.pid, "SIGKILL")
  } catch (error) {
    if (!isCode(error, "EPERM")) return
    throw new Error(
      `A publishing that was killed has left its build running for another user, as process group ${build.pid}: end that first.`,
    )
  }
  for (let waited = 0; waited < patience && isGroupLeft(build); waited += 20) await pause(20)
}

/**
 * Takes the right to publish. The lock is the file with the highest number; whoever finds its holder dead, or gone in
 * peace, makes the next number, which only one can. A file is emptied and not removed by its holder, so that its number is
 * never given twice.
 * @param project the project's directory
 * @throws Busy, with who holds it; another error where a build is left that cannot be ended
 */
export const takeLock = async (project: string): Promise<PublishLock> => {
  const folder = join(project, releasesFolder)
  await mkdir(folder, { recursive: true })
  const [highest = 0, ...older] = numbersIn(folder)
  const last = join(folder, `lock-${highest}`)
  const former = readHolder(last)
  if (former && isRunning(former.publisher)) throw busy(former, last)

  const path = join(folder, `lock-${highest + 1}`)
  const draft = join(folder, `${unfinished}lock-${process.pid}`)
  const write = async (holder: Holder | undefined) => {
    await writeFile(draft, holder ? JSON.stringify(holder) : "")
    await rename(draft, path)
  }
  const publisher = identify(process.pid)
  await writeFile(draft, JSON.stringify({ publisher }))
  const isMine = await linkIfFree(draft, path).catch(error => {
    // Whoever has taken the lock meanwhile has cleaned up.
    if (isCode(error, "ENOENT")) return false
    throw error
  })
  await rm(draft, { force: true })
  if (!isMine) throw busy(readHolder(path) ?? { publisher }, path)

  if (former)
    await endOrphan(former).catch(async error => {
      // Whoever comes next is to find that build as well.
      await write(former)
      throw error
    })
  for (const number of older) await rm(join(folder, `lock-${number}`), { force: true })
  return {
    noteBuild: pid => write({ publisher, build: identify(pid) }),
    release: () => write(undefined),
  }
}
