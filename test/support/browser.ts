import { type Browser, chromium, type LaunchOptions } from "playwright-core"
import { findChromium } from "./find-chromium"

/** How Playwright starts a headless Chromium without background traffic. */
export const launchOptions = (...flags: string[]): LaunchOptions => {
  const { path, env } = findChromium().program()
  return {
    executablePath: path,
    args: [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      // The headless shell would round each letter's width, and space words unevenly.
      "--font-render-hinting=none",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...flags,
    ],
    env: { ...process.env, ...env } as Record<string, string>,
  }
}

/** Headless Chromium with a fresh profile. */
export const launchBrowser = (...flags: string[]): Promise<Browser> =>
  chromium.launch(launchOptions(...flags))
