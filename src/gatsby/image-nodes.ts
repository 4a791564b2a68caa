import { createHash } from "node:crypto"
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { basename, join } from "node:path"
import type { GraphQLResolveInfo } from "gatsby/graphql"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import type { ChildNode, Root } from "postcss"
import sharp from "sharp"
import type { ImageMarkup } from "../markdown/replacements"
import { encodePath, schemeOf } from "../shared/addresses"
import { variablesIn } from "../shared/css-variables"
import { escapeHtml } from "../shared/escape"
import { readDesignTokens } from "../styles/design-tokens"
import { type FileNode, fileBeside, publicUrl, type Resolving, resolveField } from "./file-nodes"

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
  const used = variablesIn(svg)
  const css = selectDeclarations(root.nodes, new Set(used))
  const all = selectDeclarations(root.nodes, new Set([...used, ...variablesIn(css)]))
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

const picture = ({ images, width, height }: IGatsbyImageData, alt: string): string => {
  const sources = (images.sources ?? []).map(
    ({ type, srcSet, sizes }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`,
  )
  const { src, srcSet, sizes } = images.fallback ?? { src: "" }
  const size = `width="${width}" height="${Math.round(height)}" loading="lazy" decoding="async"`
  return `<picture>${sources.join("")}<img src="${src}" srcset="${srcSet}" sizes="${sizes}" ${size} alt="${escapeHtml(alt)}"></picture>`
}

type Published = { src: string; width?: number; height?: number }

const publish = async (file: FileNode, ...resolving: Resolving): Promise<Published> => {
  // The content check reports broken images; show them anyway.
  const bytes = await readFile(file.absolutePath).catch(() => Buffer.alloc(0))
  const src =
    (file.absolutePath.endsWith(".svg") && publishThemed(bytes.toString(), file.absolutePath)) ||
    (await publicUrl(file, ...resolving))
  const { width, height } = await Promise.resolve(bytes)
    // Read from memory, since libvips caches by path even if the file changes.
    .then(content => sharp(content).metadata())
    .then(({ autoOrient }) => autoOrient)
    .catch(() => ({ width: 0, height: 0 }))
  return width && height ? { src, width, height } : { src }
}

const published = new Map<string, Promise<Published>>()

export const publishOriginal = (file: FileNode, ...resolving: Resolving): Promise<Published> => {
  const version = `${file.id} ${file.internal.contentDigest}`
  const image = published.get(version) ?? publish(file, ...resolving)
  published.set(version, image)
  return image
}

/** Images beside the text become responsive (SVG and GIF unchanged); other addresses are left to the browser. */
export const imageMarkupFor =
  (articlePath: string, ...[context, info]: Resolving): ImageMarkup =>
  async (src, alt) => {
    if (schemeOf(src) || src.startsWith("/")) return undefined
    const file = await fileBeside(articlePath, src, context)
    if (!file) return undefined
    const [sharpNode] = context.nodeModel.getNodesByIds({ ids: file.children, type: "ImageSharp" })
    if (!sharpNode) {
      const { src: url, width, height } = await publishOriginal(file, context, info)
      const size = width && height ? `width="${width}" height="${height}" ` : ""
      return `<img src="${url}" ${size}loading="lazy" decoding="async" alt="${escapeHtml(alt)}">`
    }
    const size = { layout: "constrained", width: 720 }
    const data = await resolveField("ImageSharp", "gatsbyImageData", sharpNode, size, context, info)
    return picture(data as IGatsbyImageData, alt)
  }

type Args = { width?: number; height?: number; aspectRatio?: number }
type Resolve = (source: unknown, args: Args, ...resolving: Resolving) => unknown

const correctArgs = async (path: string, { width, ...args }: Args): Promise<Args> => {
  const { orientation = 1, autoOrient: shown } = await sharp(await readFile(path)).metadata()
  const narrowed = width === undefined ? args : { ...args, width: Math.min(width, shown.width) }
  return orientation >= 5 ? { ...narrowed, aspectRatio: shown.width / shown.height } : narrowed
}

/** gatsby-plugin-sharp enlarges small images, and measures portraits before rotating them, which cuts off half of them. */
export const correctedImageData: Resolve = async (source, args, context, info) => {
  const { originalResolver } = info as GraphQLResolveInfo & { originalResolver: Resolve }
  const { parent } = source as { parent: string }
  const file = context.nodeModel.getNodeById({ id: parent }) as FileNode | null
  const hasFixedRatio = args.aspectRatio !== undefined || args.height !== undefined
  const corrected =
    file && !hasFixedRatio ? await correctArgs(file.absolutePath, args).catch(() => args) : args
  return originalResolver(source, corrected, context, info)
}
