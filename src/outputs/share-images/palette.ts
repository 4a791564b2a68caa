import { readFileSync } from "node:fs"
import { join } from "node:path"

/** Returns the colour of a design token such as "ink"; throws for an unknown one. */
export type Palette = (token: string) => string

export const readPalette = (theme: "light" | "dark" = "light"): Palette => {
  const css = readFileSync(join(process.cwd(), "src/styles/tokens.css"), "utf8")
  const [light = "", ...conditions] = css.split("@media")
  const dark = conditions.find(part => part.includes("prefers-color-scheme: dark")) ?? ""
  const pairs = (theme === "dark" ? dark : light).matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/gi)
  const colours = new Map([...pairs].map(([, name = "", value = ""]) => [name, value]))
  return token => {
    const colour = colours.get(token)
    if (!colour) throw new Error(`src/styles/tokens.css has no colour --${token} in the ${theme} theme`)
    return colour
  }
}
