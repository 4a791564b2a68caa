import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import postcss, { type ChildNode, type Root } from "postcss"

const readDesignTokens = (): Root => postcss.parse(readFileSync("src/styles/tokens.css", "utf8"))

const namesIn = (text: string): string[] =>
  [...text.matchAll(/var\(\s*--([\w-]+)/g)].map(([, name = ""]) => name)

/** The declarations of these tokens within their conditions (themes, contrast), without anything else. */
const declarationsOf = (nodes: readonly ChildNode[], names: ReadonlySet<string>): string =>
  nodes
    .map(node => {
      if (node.type === "decl") return names.has(node.prop.slice(2)) ? `${node.prop}:${node.value};` : ""
      const inner = "nodes" in node && node.nodes ? declarationsOf(node.nodes, names) : ""
      if (inner === "") return ""
      return node.type === "atrule" ? `@${node.name} ${node.params}{${inner}}` : `:root{${inner}}`
    })
    .join("")

/**
 * An SVG with the colours that it names (`var(--data)`), as the design tokens have them in each theme: a file that is
 * shown as an image does not see its page's style, but does see the visitor's theme and contrast.
 * @returns the SVG as it was where it names no token
 */
export const themed = (svg: string, root: Root = readDesignTokens()): string => {
  const used = namesIn(svg)
  const css = declarationsOf(root.nodes, new Set(used))
  // A token may refer to another one.
  const all = declarationsOf(root.nodes, new Set([...used, ...namesIn(css)]))
  return all === "" ? svg : svg.replace(/<svg\b[^>]*>/, tag => `${tag}<style>${all}</style>`)
}

/**
 * Writes the SVG with its colours below `public/static/`, where names hold a hash of the content.
 * @param svg the drawing as its file has it
 * @param path its file
 * @returns the address; undefined where the drawing names no token, and the file can be published as it is
 */
export const publishThemed = (svg: string, path: string, root?: Root): string | undefined => {
  const content = themed(svg, root)
  if (content === svg) return undefined
  const hash = createHash("md5").update(content).digest("hex")
  const folder = join("public/static", hash)
  // Not "drawing.svg": by that name the style knows images that it turns into their negative for the dark theme.
  const name = `${basename(path, ".svg")}-themed.svg`
  if (!existsSync(join(folder, name))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return encodeURI(`/static/${hash}/${name}`)
}
