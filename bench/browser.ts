import { execFileSync } from "node:child_process"
import { basename } from "node:path"
import { type ChromiumKind, findChromium } from "../test/support/find-chromium"

const kinds: readonly string[] = ["whole", "shell"] satisfies ChromiumKind[]

/**
 * Chooses the Chromium that a measurement launches from now on, in this process and those it starts.
 * @param kind `whole` or `shell`; else `CHROME_PATH`, or the one that tests take
 * @returns its executable, and its name and version for the line below a table
 * @throws where there is none of that kind
 */
export const chooseBrowser = (kind?: string): { readonly path: string; readonly name: string } => {
  if (kind !== undefined && !kinds.includes(kind))
    throw new Error(`--browser is "${kind}": it may be ${kinds.join(" or ")}.`)
  const { path, env } = findChromium(kind as ChromiumKind | undefined).program()
  Object.assign(process.env, env, { CHROME_PATH: path })
  const version = execFileSync(path, ["--version"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
  return { path, name: `${version.trim()} (${basename(path)})` }
}
