import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import postcss from "postcss"
import { temporaryFolder } from "../../test/support/temporary-folder"
import { drawingColours } from "../content-model/check/images"
import { addThemeColours, publishThemed } from "./themed-drawing"

const tokens = postcss.parse(`:root { --ink: #111; --rule: #ccc; --data: #0f6b78; --space: 1rem; }
@theme static { --text-sm: 1rem; }
@media screen and (prefers-color-scheme: dark) { :root { --ink: #eee; --data: #6fc6d6; } }
@media (prefers-contrast: more) { :root { --rule: var(--ink); } }`)

test("a drawing gets the tokens it uses, in each theme, and those they refer to", () => {
  expect(addThemeColours('<svg viewBox="0 0 9 9"><path fill="var(--rule, #ddd)"/></svg>', tokens)).toBe(
    '<svg viewBox="0 0 9 9"><style>:root{--ink:#111;--rule:#ccc;}@media screen and (prefers-color-scheme: dark){:root{--ink:#eee;}}@media (prefers-contrast: more){:root{--rule:var(--ink);}}</style><path fill="var(--rule, #ddd)"/></svg>',
  )
})

test.each(['<svg><path fill="#123"/></svg>', '<svg><path fill="var(--unknown)"/></svg>'])(
  "a drawing that uses no token is unchanged: %s",
  svg => {
    expect(addThemeColours(svg, tokens)).toBe(svg)
    expect(publishThemed(svg, "/content/a.svg")).toBeUndefined()
  },
)

test("every colour that drawings may use exists in both themes", () => {
  const css = readFileSync("src/styles/tokens.css", "utf8")
  const svg = `<svg>${drawingColours.map(name => `<path fill="var(--${name})"/>`).join("")}</svg>`
  const [, style = ""] = /<style>(.*)<\/style>/.exec(addThemeColours(svg, postcss.parse(css))) ?? []
  const [light, dark] = [style.split("@media")[0] ?? "", style.split("prefers-color-scheme: dark")[1] ?? ""]
  for (const name of drawingColours) {
    expect(light).toMatch(new RegExp(`--${name}:#[0-9a-f]{6};`))
    expect(dark).toMatch(new RegExp(`--${name}:#[0-9a-f]{6};`))
  }
})

const home = process.cwd()
afterAll(() => process.chdir(home))

test("a published drawing has an address that depends on its content and colours", () => {
  process.chdir(temporaryFolder())
  const write = (ink: string) =>
    publishThemed(
      '<svg><path fill="var(--ink)"/></svg>',
      "/content/posts/x/my plan.svg",
      postcss.parse(`:root { --ink: ${ink}; }`),
    ) ?? ""
  const address = write("#111")
  expect(address).toMatch(/^\/static\/[0-9a-f]{32}\/my%20plan-themed\.svg$/)
  expect(readFileSync(join("public", decodeURI(address)), "utf8")).toContain("--ink:#111")
  expect(write("#111")).toBe(address)
  const other = write("#222")
  expect(other).not.toBe(address)
  expect(existsSync(join("public", decodeURI(other)))).toBe(true)
})
