import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from "postcss"
import { isUsed, type Used } from "./used-selectors"

/** At-rules that AMP knows and these documents need (amp.dev, "Supported CSS", "At-rules"). */
const allowed = new Set(["media", "supports", "font-face", "keyframes"])

const cutRule = (rule: Rule, used: Used): void => {
  const selectors = rule.selectors.filter(selector => isUsed(selector, used))
  if (selectors.length === 0) rule.remove()
  else rule.selectors = selectors
}

const isInKeyframes = (rule: Rule) =>
  rule.parent?.type === "atrule" && (rule.parent as AtRule).name.endsWith("keyframes")

/** Tailwind's substitute for `@property`, which AMP does not know, is meant for old browsers only; here all need it. */
const withoutCondition = (node: ChildNode): ChildNode[] =>
  node.type === "atrule" && node.name === "supports" ? (node.nodes ?? []) : [node]

const outrank = (node: ChildNode): void => {
  if (node.type === "rule") node.selectors = node.selectors.map(selector => `:root:root ${selector}`)
  else if (node.type === "atrule") node.nodes?.forEach(outrank)
}

/** Puts the rules of cascade layers, which AMP does not know, into the order in which the layers win. */
const flattenLayers = (root: Root): void => {
  const order: string[] = []
  const inLayers = new Map<string, ChildNode[]>()
  root.walkAtRules("layer", layer => {
    for (const name of layer.params.split(",").map(part => part.trim())) {
      if (!order.includes(name)) order.push(name)
      if (layer.nodes) inLayers.set(name, [...(inLayers.get(name) ?? []), ...layer.nodes])
    }
    layer.remove()
  })
  // Without layers a utility would lose against any longer selector.
  for (const node of inLayers.get("utilities") ?? []) outrank(node)
  inLayers.set("properties", (inLayers.get("properties") ?? []).flatMap(withoutCondition))
  root.prepend(order.flatMap(name => inLayers.get(name) ?? []))
}

const range = (text: string): [from: number, to: number] => {
  const [from = "", to = from] = text.trim().replace(/^u\+/i, "").split("-")
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

/** Takes out the parts of a font whose characters do not occur; they stand in the stylesheet as data. */
const cutFonts = (root: Root, used: Used): void => {
  root.walkDecls("unicode-range", ({ value, parent }) => {
    const ranges = value.split(",").map(range)
    const occurs = [...used.characters].some(code => ranges.some(([from, to]) => code >= from && code <= to))
    if (!occurs) parent?.remove()
  })
}

const textOf = (root: Root): string => root.toString()

/** Takes out the custom properties that nothing asks for and the movements that nothing names. */
const cutUnasked = (root: Root): void => {
  for (let before = ""; before !== textOf(root); ) {
    before = textOf(root)
    root.walkDecls(/^--/, declaration => {
      if (!before.includes(`var(${declaration.prop})`) && !before.includes(`var(${declaration.prop},`))
        declaration.remove()
    })
  }
  const css = textOf(root)
  root.walkAtRules("keyframes", rule => {
    if (!new RegExp(`animation(?:-name)?:[^;}]*\\b${rule.params}\\b`).test(css)) rule.remove()
  })
}

const cutEmpty = (container: Container): void => {
  container.each(node => {
    if (!("nodes" in node) || !node.nodes) return
    cutEmpty(node as Container)
    if (node.nodes.length === 0) node.remove()
  })
}

/**
 * Cuts a stylesheet down to what one AMP document may and does use: the site's own look, derived and not written again.
 * Cascade layers are flattened; at-rules and `!important`, which AMP does not take, are left out.
 * @param css the site's stylesheet as the build made it, without nesting
 * @param used what the document's HTML uses
 */
export const cutCss = (css: string, used: Used): string => {
  const root = postcss.parse(css)
  flattenLayers(root)
  root.walkAtRules(rule => {
    if (!allowed.has(rule.name)) rule.remove()
  })
  root.walkComments(comment => {
    comment.remove()
  })
  root.walkRules(rule => {
    if (!isInKeyframes(rule)) cutRule(rule, used)
  })
  root.walkDecls(declaration => {
    if (declaration.important) declaration.remove()
  })
  cutFonts(root, used)
  cutUnasked(root)
  cutEmpty(root)
  return textOf(root)
}
