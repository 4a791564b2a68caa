import type { AtRule, Container, Root, Rule } from "postcss"
import { charactersIn, isUsed, type Used } from "./used-selectors"

const isInKeyframes = (rule: Rule) =>
  rule.parent?.type === "atrule" && (rule.parent as AtRule).name.endsWith("keyframes")

const purgeRule = (rule: Rule, used: Used): void => {
  const selectors = rule.selectors.filter(selector => isUsed(selector, used))
  if (selectors.length === 0) rule.remove()
  else if (selectors.length < rule.selectors.length) rule.selectors = selectors
}

const range = (text: string): [from: number, to: number] => {
  const [from = "", to = from] = text.trim().replace(/^u\+/i, "").split("-")
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

/** The characters, as code points, that the stylesheet's fonts of a few characters are for. */
export const charactersOfFonts = (root: Root): Set<number> => {
  const codes = new Set<number>()
  root.walkDecls("unicode-range", ({ value }) => {
    for (const [from, to] of value.split(",").map(range))
      for (let code = from; code <= to; code++) codes.add(code)
  })
  return codes
}

/** The characters that rules write themselves, such as quotation marks and arrows. */
const writtenByRules = (root: Root): Set<number> => {
  const texts: string[] = []
  root.walkDecls(/^(?:content|quotes)$/, ({ value }) => {
    texts.push(value)
  })
  return charactersIn(texts.join(""))
}

const textOf = (root: Root): string => root.toString()

/** Takes out the parts of a font whose characters do not occur; they stand in the stylesheet as data. */
const purgeFonts = (root: Root, used: Used): void => {
  const characters = [...used.characters, ...writtenByRules(root)]
  root.walkDecls("unicode-range", ({ value, parent }) => {
    const ranges = value.split(",").map(range)
    const occurs = characters.some(code => ranges.some(([from, to]) => code >= from && code <= to))
    if (!occurs) parent?.remove()
  })
}

/** Takes out the custom properties that nothing asks for and the movements that nothing names. */
const purgeUnreferenced = (root: Root): void => {
  for (let before = ""; before !== textOf(root); ) {
    before = textOf(root)
    const isReferenced = (name: string) => before.includes(`var(${name})`) || before.includes(`var(${name},`)
    root.walkDecls(/^--/, declaration => {
      if (!isReferenced(declaration.prop)) declaration.remove()
    })
    root.walkAtRules("property", rule => {
      if (!isReferenced(rule.params)) rule.remove()
    })
  }
  const css = textOf(root)
  root.walkAtRules("keyframes", rule => {
    if (!new RegExp(`animation(?:-name)?:[^;}]*\\b${rule.params}\\b`).test(css)) rule.remove()
  })
}

const removeEmpty = (container: Container): void => {
  container.each(node => {
    if (!("nodes" in node) || !node.nodes) return
    removeEmpty(node as Container)
    if (node.nodes.length === 0) node.remove()
  })
}

/**
 * Takes out of a stylesheet what a document has no use for: rules that meet nothing in it, fonts whose characters do not
 * occur, custom properties that nothing asks for, movements that nothing names.
 */
export const purgeUnusedCss = (root: Root, used: Used): void => {
  root.walkRules(rule => {
    if (!isInKeyframes(rule)) purgeRule(rule, used)
  })
  purgeFonts(root, used)
  purgeUnreferenced(root)
  removeEmpty(root)
}
