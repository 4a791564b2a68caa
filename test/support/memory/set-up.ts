import { chmodSync, existsSync, mkdtempSync, statfsSync } from "node:fs"

export const memory = "/dev/shm"

const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/**
 * Jest's global setup: on Linux, tests that write thousands of files, or wait for databases to write, do so in memory, which takes a
 * quarter less of the processor's time.
 */
const setUp = (): void => {
  if (process.env.TMPDIR || !existsSync(memory) || freeBytes(memory) < 2e9) return
  const folder = mkdtempSync(`${memory}/tests-`)
  // As /tmp is, since some tests and PostgreSQL run as other users.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
}

export default setUp
