import postcss, { type Root } from "postcss"
import { codeButtonClasses } from "../../shared/deferred-application"
import { charactersOfFonts, purgeUnusedCss } from "./purge-unused-css"
import { type Used, usedIn } from "./used-selectors"

/** A stylesheet whose critical part is taken for one document after another. */
type Sheet = {
  css: string
  root: Root
  layers: string
  knows: (name: string) => boolean
  hasFontFor: ReadonlySet<number>
  extracts: Map<string, string>
}

const memo = <T>(ask: (name: string) => T): ((name: string) => T) => {
  const answers = new Map<string, T>()
  return name => {
    const known = answers.get(name) ?? ask(name)
    answers.set(name, known)
    return known
  }
}

// The whole stylesheet comes later, and a layer that it names first there would win over all others.
const layersOf = (root: Root): string => {
  const names = new Set<string>()
  root.walkAtRules("layer", ({ params }) => {
    for (const name of params.split(",")) names.add(name.trim())
  })
  return names.size > 0 ? `@layer ${[...names].join(",")};` : ""
}

const removePrint = (root: Root): void => {
  root.walkAtRules(/^(?:media|page)$/, rule => {
    if (rule.name === "page" || rule.params === "print") rule.remove()
  })
}

const openSheet = (css: string): Sheet => {
  const root = postcss.parse(css)
  // As HTML names the classes: `gap-[0.4em]`, not `.gap-\\[0\\.4em\\]`.
  const unescaped = css.replaceAll("\\", "")
  root.walkComments(comment => {
    comment.remove()
  })
  return {
    css,
    root,
    layers: layersOf(root),
    knows: memo(name => unescaped.includes(name)),
    hasFontFor: charactersOfFonts(root),
    extracts: new Map(),
  }
}

let open: Sheet | undefined

/** What of a document the sheet speaks of at all: most documents of a kind are alike in that. */
const relevant = ({ elements, classes, characters }: Used, { knows, hasFontFor }: Sheet): Used => ({
  elements: new Set([...elements].filter(knows)),
  classes: new Set([...classes].filter(knows)),
  characters: new Set([...characters].filter(code => hasFontFor.has(code))),
})

const addedTo = (html: string): readonly string[] =>
  html.includes("gatsby-highlight") ? codeButtonClasses : []

/**
 * The part of the site's stylesheet that one document uses, in the same order and layers: what stands in its head, so
 * that the first paint waits for nothing else.
 * @param css the whole stylesheet
 * @param html the document's body
 * @param paperComesLater whether the whole stylesheet follows, which is for paper at first (`src/document/defer-scripts.tsx`)
 */
export const extractCriticalCss = (css: string, html: string, paperComesLater: boolean): string => {
  if (open?.css !== css) open = openSheet(css)
  const sheet = open
  const used = relevant(usedIn(html, addedTo(html)), sheet)
  const key = [used.elements, used.classes, used.characters]
    .map(names => [...names].sort().join(" "))
    .concat(String(paperComesLater))
    .join("|")
  const known = sheet.extracts.get(key)
  if (known !== undefined) return known
  const root = sheet.root.clone()
  if (paperComesLater) removePrint(root)
  purgeUnusedCss(root, used)
  const critical = sheet.layers + root.toString()
  sheet.extracts.set(key, critical)
  return critical
}
