import postcss, { type ChildNode, type Root } from "postcss"
import { purgeUnusedCss } from "../critical-css/purge-unused-css"
import type { Used } from "../critical-css/used-selectors"

/** At-rules that AMP knows and these documents need (amp.dev, "Supported CSS", "At-rules"). */
const allowed = new Set(["media", "supports", "font-face", "keyframes"])

// Corrections of controls that these documents do not have: search fields, dates, files.
const vendorParts = /^::?-(?:webkit|moz)-|^::file-selector/

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
    const selectors = rule.selectors.filter(selector => !vendorParts.test(selector))
    if (selectors.length === 0) rule.remove()
    else rule.selectors = selectors
  })
  root.walkDecls(declaration => {
    if (declaration.important) declaration.remove()
  })
  purgeUnusedCss(root, used)
  return root.toString()
}
