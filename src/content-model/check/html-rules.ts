import type { Element, Root } from "hast"
import { visit } from "unist-util-visit"
import type { VFile } from "vfile"
import {
  allowedAttributes,
  allowedTags,
  alternatives,
  endMayBeLeftOut,
  voidTags,
} from "../../markdown/allowed-html"
import { layoutIds } from "../../shared/page-ids"
import { addError, addWarning, nearest } from "../report/problems"

const allowed = new Set(allowedTags)

/** The attribute of a property: `className` is "class". */
const attributeOf = (property: string) =>
  property === "className" ? "class" : property.replace(/^(data|aria)(?=[A-Z])/, "$1-").toLowerCase()

/** An element as written. */
export const sourceOf = ({ position }: Element, text: string): string =>
  text.slice(position?.start.offset, position?.end?.offset)

const checkTag = ({ tagName, position }: Element, source: string, written: string, vfile: VFile): void => {
  const isClosed = new RegExp(`</${tagName}\\s*>$`, "i").test(source)
  const near = nearest(tagName, allowedTags)
  const hint = near ? `did you mean "<${near}>"?` : `if it is text, write it in backquotes: \`<${written}>\``
  const reason = `the tag <${written}> is not shown; ${alternatives[tagName] ?? hint}`
  if (allowed.has(tagName)) {
    if (!isClosed && !voidTags.has(tagName) && !endMayBeLeftOut.has(tagName))
      addError(vfile, `the tag <${written}> is not closed; expected </${written}>`, position)
  } else if (isClosed && !near && !alternatives[tagName]) addWarning(vfile, reason, position)
  else addError(vfile, reason, position)
}

/** Checks raw HTML: forbidden and unclosed tags, event handlers, ids in use. Other unknown attributes are one warning. */
export const checkHtml = (tree: Root, vfile: VFile): void => {
  const text = String(vfile.value)
  const ids = new Set(layoutIds)
  const seen = new Set<number>()
  const leftOut = new Map<string, Element>()
  visit(tree, "element", node => {
    const { tagName, properties, position } = node
    const start = position?.start.offset ?? 0
    const source = sourceOf(node, text)
    const [, written = ""] = /^<([a-z][^\s/>]*)[\s/>]/i.exec(source) ?? []
    // Skips what markdown generates and what the HTML parser opens again.
    if (written.toLowerCase() !== tagName || seen.has(start)) return
    seen.add(start)
    checkTag(node, source, written, vfile)
    const { id } = properties
    if (typeof id === "string" && (ids.has(id) || /^$|\s/.test(id)))
      addError(vfile, `the id "${id}" is in use, empty or has a space; choose another`, position)
    if (typeof id === "string") ids.add(id)
    const known = [...(allowedAttributes["*"] ?? []), ...(allowedAttributes[tagName] ?? [])]
    for (const property of Object.keys(properties)) {
      if (!allowed.has(tagName) || known.includes(property)) continue
      const name = attributeOf(property)
      if (name.startsWith("on"))
        addError(vfile, `${name} of <${written}> would run a script; remove it`, position)
      else leftOut.set(name, node)
    }
  })
  const [last] = [...leftOut.values()]
  const names = [...leftOut.keys()].sort().join(", ")
  if (last)
    addWarning(vfile, `the site ignores these attributes: ${names}; it has its own styles`, last.position)
}
