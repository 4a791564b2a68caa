import { createHash } from "node:crypto"
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import type { ChildNode, Root } from "postcss"
import { encodePath } from "../shared/addresses"
import { readDesignTokens } from "../styles/design-tokens"

const usedTokens = (text: string): string[] =>
  [...text.matchAll(/var\(\s*--([\w-]+)/g)].map(([, name = ""]) => name)

const selectDeclarations = (nodes: readonly ChildNode[], names: ReadonlySet<string>): string =>
  nodes
    .map(node => {
      if (node.type === "decl") return names.has(node.prop.slice(2)) ? `${node.prop}:${node.value};` : ""
      const inner = "nodes" in node && node.nodes ? selectDeclarations(node.nodes, names) : ""
      if (inner === "") return ""
      return node.type === "atrule" ? `@${node.name} ${node.params}{${inner}}` : `:root{${inner}}`
    })
    .join("")

/** Adds the colours that an SVG uses: an image sees the visitor's theme, but not the styles of its page. */
export const addThemeColours = (svg: string, root: Root = readDesignTokens()): string => {
  const used = usedTokens(svg)
  const css = selectDeclarations(root.nodes, new Set(used))
  const all = selectDeclarations(root.nodes, new Set([...used, ...usedTokens(css)]))
  return all === "" ? svg : svg.replace(/<svg\b[^>]*>/, tag => `${tag}<style>${all}</style>`)
}

/** @returns the address; undefined if the drawing uses no token, so that its file can be published unchanged */
export const publishThemed = (svg: string, path: string, root?: Root): string | undefined => {
  const content = addThemeColours(svg, root)
  if (content === svg) return undefined
  const hash = createHash("md5").update(content).digest("hex")
  const folder = join("public/static", hash)
  // Not "drawing.svg": the stylesheet inverts images of that name in the dark theme.
  const name = `${basename(path, ".svg")}-themed.svg`
  if (!existsSync(join(folder, name))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return encodePath(`/static/${hash}/${name}`)
}
