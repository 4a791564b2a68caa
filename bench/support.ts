import { execFileSync } from "node:child_process"
import { basename } from "node:path"
import { type ChromiumKind, findChromium } from "../test/support/find-chromium"

/** The middle one of some numbers; of an even count, the lower of the two middle ones. */
export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

/** Rows as a markdown table; the first row is the heading. */
export const table = ([heading = [], ...rows]: readonly (readonly string[])[]): string =>
  [heading, heading.map(() => "---"), ...rows].map(cells => `| ${cells.join(" | ")} |`).join("\n")

/** How often to measure. @throws if `--runs` is not a whole number from 1 */
export const runsOf = (text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--runs is "${text}": expected a whole number from 1.`)
  return Number(text)
}

/**
 * Chooses the Chromium that this process and its children launch.
 * @param kind `whole`, as visitors have it, or `shell`, the headless shell; else `CHROME_PATH` or the one of the tests
 * @returns its version and program
 * @throws if there is no such browser
 */
export const chooseBrowser = (kind?: string): string => {
  if (kind !== undefined && kind !== "whole" && kind !== "shell")
    throw new Error(`--browser is "${kind}": expected whole or shell.`)
  const { path, env } = findChromium(kind satisfies ChromiumKind | undefined).program()
  Object.assign(process.env, env, { CHROME_PATH: path })
  const version = execFileSync(path, ["--version"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
  return `${version.trim()} (${basename(path)})`
}

/** Numbers from 0 to below 1 that look random and are the same in every run (mulberry32). */
export const seededRandom = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}
