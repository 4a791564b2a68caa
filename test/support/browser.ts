import { type Browser, chromium, type LaunchOptions } from "playwright-core"
import { findChromium } from "./find-chromium"

/** Flags for a headless Chromium without its background traffic. */
const chromeFlags = [
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
 * How Playwright starts that Chromium.
 * @param flags further ones
 */
export const launchOptions = (...flags: string[]): LaunchOptions => {
  const { path, env } = findChromium().program()
  return {
    executablePath: path,
    args: [...chromeFlags, ...flags],
    env: { ...process.env, ...env } as Record<string, string>,
  }
}

/**
 * Headless Chromium in a fresh profile.
 * @param flags further ones
 */
export const launchBrowser = (...flags: string[]): Promise<Browser> =>
  chromium.launch(launchOptions(...flags))
