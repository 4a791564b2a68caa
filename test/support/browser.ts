import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { type Browser, chromium } from "playwright-core"

// The headless shell is Chromium without a desktop's windows: a page takes it a third of the processor time.
const names = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
]

const onPath = (name: string): string | undefined => {
  try {
    return execFileSync("which", [name], { encoding: "utf8" }).trim() || undefined
  } catch {
    return undefined
  }
}

/**
 * The Chromium to test with: `CHROME_PATH`, else the first on the PATH.
 * @throws with one line on how to get one
 */
export const chromePath = (): string => {
  const named = process.env.CHROME_PATH
  if (named && existsSync(named)) return named
  const found = names.map(onPath).find(Boolean)
  if (!found)
    throw new Error(
      "No Chromium found: install one (`apt-get install chromium`) or set CHROME_PATH to its executable.",
    )
  return found
}

/** Flags for a headless Chromium without its background traffic. */
export const chromeFlags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  // The headless shell else rounds the width of each letter, and words stand unevenly.
  "--font-render-hinting=none",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

/**
 * Headless Chromium in a fresh profile.
 * @param flags further ones
 */
export const launchBrowser = (...flags: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: chromePath(), args: [...chromeFlags, ...flags] })
