import compatData, { type Identifier } from "@mdn/browser-compat-data"
import postcss, { type Root } from "postcss"
import { paths } from "../../src/shared/paths"
import { readDocument } from "../support/documents"
import { lackedBy } from "../support/floor"

const styles = postcss.parse(
  readDocument(paths.home)
    .root.querySelectorAll("style")
    .map(({ text }) => text)
    .join("\n"),
)

const {
  properties,
  selectors,
  types,
  "at-rules": atRules,
} = compatData.css as unknown as Record<string, Identifier>
const part = (feature: Identifier | undefined, name: string) =>
  (feature as unknown as Record<string, Identifier> | undefined)?.[name]
const isLacked = (feature: Identifier | undefined): boolean =>
  Boolean(feature && lackedBy(feature).length > 0)

const units = part(types, "length")
const colours = part(types, "color")

const pseudoClasses = /(?<!:):([a-z-]+)/g

/** What styles use that a browser of the floor lacks: properties, values, units, functions, selectors and rules. */
const lackedByStyles = (root: Root): Set<string> => {
  const found = new Set<string>()
  root.walkAtRules(({ name, params }) => {
    if (isLacked(part(atRules, name))) found.add(`@${name}`)
    for (const [, feature = ""] of params.matchAll(/\(([a-z-]+)[:)]/g))
      if (name === "media" && isLacked(part(part(atRules, "media"), feature)))
        found.add(`@media (${feature})`)
  })
  root.walkRules(({ selector }) => {
    for (const [, name = ""] of selector.matchAll(pseudoClasses))
      if (isLacked(part(selectors, name))) found.add(`:${name}`)
  })
  root.walkDecls(({ prop, value }) => {
    const property = part(properties, prop)
    if (isLacked(property)) found.add(prop)
    for (const [word] of value.matchAll(/[a-z][a-z-]+/g))
      if (!isLacked(property) && isLacked(part(property, word))) found.add(`${prop}: ${word}`)
    for (const [, unit = ""] of value.matchAll(/\d([a-z]+)/g))
      for (const name of Object.keys(units ?? {}))
        if (name.split("_")[0] === `viewport` && /^[dsl]v/.test(unit) && isLacked(part(units, name)))
          found.add(unit)
    for (const [, name = ""] of value.matchAll(/([a-z-]+)\(/g))
      if (isLacked(part(colours, name))) found.add(`${name}()`)
  })
  return found
}

/** What a page does without where a browser lacks it. */
const accepted: ReadonlyMap<string, string> = new Map([
  [":has", "less space, another line of columns, or the page behind the open menu scrolls"],
  ["@container", "charts and diagrams keep their form for the width of the window"],
  ["@media (forced-colors)", "browsers without it force no colours"],
  ["@media (prefers-contrast)", "the ordinary colours have the contrast that is required"],
  ["@page", "the browser's own margins"],
  ["@starting-style", "the menu opens without sliding"],
  ["align-content: start", "in a block: nothing moves"],
  ["animation-range", "the header always has its line"],
  ["animation-timeline", "the header always has its line"],
  ["break-after: avoid", "a heading may end a printed page"],
  ["color-mix()", "the colour before it"],
  ["contain-intrinsic-block-size", "only with content-visibility"],
  ["container-type", "see @container"],
  ["content-visibility", "all is laid out at once"],
  ["cursor: pointer", "touch screens have no cursor"],
  ["cursor: progress", "touch screens have no cursor"],
  ["dvh", "the height before it"],
  ["font-family: ui-monospace", "the next font"],
  ["forced-color-adjust", "browsers without it force no colours"],
  ["light-dark()", "code has one colour"],
  ["outline", "square corners"],
  ["paint-order", "letters over a line without an edge"],
  ["print-color-adjust", "printed without backgrounds"],
  ["resize", "a field keeps its size"],
  ["scrollbar-gutter", "a menu that opens moves the page by the bar"],
  ["text-wrap", "lines break anywhere"],
])

test("styles use nothing that is needed and that a browser which is served lacks", () => {
  expect([...lackedByStyles(styles)].sort()).toEqual([...accepted.keys()].sort())
})

test("a selector that some browsers lack stands alone or in :is(), or they would leave out the others with it", () => {
  const mixed: string[] = []
  styles.walkRules(rule => {
    const isNew = (selector: string) =>
      [...selector.matchAll(pseudoClasses)].some(([, name = ""]) => isLacked(part(selectors, name)))
    const parts = rule.selectors.map(isNew)
    if (parts.includes(true) && parts.includes(false)) mixed.push(rule.selector)
  })
  expect(mixed).toEqual([])
})
