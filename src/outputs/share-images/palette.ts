import { readFileSync } from "node:fs"
import { join } from "node:path"

export type Theme = "light" | "dark"
export type Palette = (token: string) => string

const colourOf = (css: string): Map<string, string> =>
  new Map(
    Array.from(css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/gi), ([, name = "", value = ""]) => [name, value]),
  )

/** Reads the colours of one theme from the design tokens; asking for a token that is not there is an error. */
export function readPalette(theme: Theme = "light"): Palette {
  const css = readFileSync(join(process.cwd(), "src/styles/tokens.css"), "utf8")
  const [light = "", ...conditions] = css.split("@media")
  const dark = conditions.find(part => part.includes("prefers-color-scheme: dark")) ?? ""
  const colours = colourOf(theme === "dark" ? dark : light)
  return token => {
    const colour = colours.get(token)
    if (!colour) throw new Error(`src/styles/tokens.css has no colour --${token} in the ${theme} theme`)
    return colour
  }
}
