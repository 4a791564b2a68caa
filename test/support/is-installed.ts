import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"

const endings = process.platform === "win32" ? [".exe", ".cmd"] : [""]

/** Whether a program is on the PATH: what only that program can show is not tested without it. */
export const isInstalled = (program: string): boolean =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .some(folder => endings.some(ending => existsSync(join(folder, program + ending))))
