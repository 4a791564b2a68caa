import { join, relative } from "node:path/posix"
import type { Code, InlineCode } from "mdast"
import { visit } from "unist-util-visit"
import { parseMarkdown } from "../../markdown/html-tree"
import { decodeAddress, encodePath, withoutSlash } from "../../shared/addresses"
import type { ContentIndex, Text } from "../check/content-index"
import { openFence } from "../check/markdown-rules"
import { hasTemplate, template } from "../foreign/template"
import { slugOf } from "../types/slug"

const codeIn = (body: string): (Code | InlineCode)[] => {
  const found: (Code | InlineCode)[] = []
  visit(parseMarkdown(body), node => {
    if (node.type === "code" || node.type === "inlineCode") found.push(node)
  })
  return found
}

const startOf = ({ position }: Code | InlineCode): number => position?.start.offset ?? 0

const openFences = (body: string): { readonly start: number; readonly fence: string }[] =>
  codeIn(body).flatMap(code => {
    const fence = code.type === "code" && openFence(code, body)
    return fence ? [{ start: startOf(code), fence }] : []
  })

/** Ends code whose closing fence is at the end of its last line instead of below it. */
const closeFences = (body: string): string => {
  for (const { start, fence } of openFences(body)) {
    const [whole, end = ""] =
      new RegExp(`(\\r?\\n).*?[^\\s\`~][ \\t]*(?=${fence}[ \\t]*$)`, "ms").exec(body.slice(start)) ?? []
    if (!whole) continue
    const indent = body.slice(body.lastIndexOf("\n", start) + 1, start).replace(/[^>\s]/g, " ")
    const place = body.indexOf(whole, start) + whole.length
    const mended = body.slice(0, place) + end + indent + body.slice(place)
    // Code in a list or quotation may have ended with that, for want of an indent.
    if (!openFences(mended).some(other => other.start === start)) return closeFences(mended)
  }
  return body
}

const replaceOutsideCode = (
  body: string,
  pattern: RegExp,
  presentOf: (written: string) => string | undefined,
): string => {
  let code: [start: number, end: number][] | undefined
  return body.replace(pattern, (written, offset: number) => {
    const present = presentOf(written)
    if (!present) return written
    code ??= codeIn(body).map(found => [startOf(found), found.position?.end.offset ?? 0])
    return code.some(([start, end]) => start <= offset && offset < end) ? written : present
  })
}

/** Alone on its line. */
const frame = /^[ \t]*<iframe\s[^>]*>\s*<\/iframe>[ \t]*$/gim

/** A link on a line of its own, which becomes a poster if it leads to a video. */
const linkInstead = (written: string): string | undefined => {
  const [, indent, address] = /^([ \t]*).*?\ssrc=["']?((?:https?:)?\/\/[^\s"'>]+)/is.exec(written) ?? []
  return address && `\n${indent}${address.replace(/^(?=\/)/, "https:").replaceAll("&amp;", "&")}\n`
}

// In markdown or a tag; templates may contain spaces.
const destination = new RegExp(
  `(?<=\\]\\(<?|^ {0,3}\\[[^\\]\\n]+\\]:\\s*<?|\\s(?:href|src)=["']?)(?:${template.source}|[^\\s<>"'()])+`,
  "gm",
)

/** `{% post_url 2025-05-05-x %}`, `{% link _posts/x.md %}`, `{{< ref "x.md#part" >}}` */
const textReference =
  /^(?:\{\{ *site\.(?:base)?url *\}\})?\{[{%][<%]? *(?:post_url|link|(?:rel)?ref) +"?([^\s"#]+)(#[^\s"]+)?"? *[%>]?[%}]\}(#.+)?$/

/** `{{ site.baseurl }}/x`, `{{ "/x" | relative_url }}`, `{{ '/x' | url }}`: the address as a path of this site. */
const withoutTemplate = (written: string): string | undefined => {
  const [, path] =
    /^\{\{-? *["'](\/?[^"'{}]+)["'] *\| *(?:relative_url|absolute_url|url|prepend: *site\.\w+)[^{}]*\}\}(?=$|[#?])/.exec(
      written,
    ) ?? []
  if (path) return path.replace(/^(?!\/)/, "/") + written.slice(written.lastIndexOf("}}") + 2)
  const plain = written.replace(
    /^(?:\{\{-? *(?:site\.(?:github\.)?(?:url|baseurl)|\.?Site\.BaseURL)[^{}]*\}\})+\/?/,
    "/",
  )
  return plain === written || hasTemplate(plain) ? undefined : plain
}

/** A text by the date in its address or name in Jekyll: `/blog/2012/10/10/x.html`, `2012-10-10-x`. */
const datedText = (address: string, markdown: readonly Text[]): Text | undefined => {
  const [, year, month, day, name = ""] =
    /(?:^|\/)(\d{4})[/-](\d\d)(?:[/-](\d\d))?[/-]([^/]+?)(?:\.html?|\.md|\/)?$/.exec(address) ?? []
  const date = [year, month, day].filter(Boolean).join("-")
  const slug = slugOf(`${name}.md`)
  const found = markdown.filter(
    one =>
      one.kind === "posts" &&
      ((day && one.slug === `${date}-${slug}`) ||
        (one.slug.replace(/^\d{4}-\d\d-\d\d-/, "") === slug && String(one.data.date).startsWith(date))),
  )
  return year && found.length === 1 ? found[0] : undefined
}

/**
 * Mends fences of code, frames, and links to texts by their former addresses, former names or templates of other systems.
 * @param movedTo the present address for a former one @param renamed the present paths below the root by the former ones
 */
export const bodyFixer =
  (
    { markdown, addresses, staticFiles }: ContentIndex,
    movedTo: (address: string) => string | undefined,
    renamed: ReadonlyMap<string, string>,
  ) =>
  (body: string, { folder }: Text): string => {
    const presentOf = (written: string): string | undefined => {
      const [, name, inner = "", outer = ""] = textReference.exec(written) ?? []
      if (name) {
        const slug = slugOf(name.replace(/(?:\.(?:mdx?|markdown))?$/, ".md"))
        const [same, another] = markdown.filter(one => one.slug === slug)
        const text = same ?? datedText(name, markdown)
        if (!text && staticFiles.has(name.replace(/^\/?/, "/")))
          return encodePath(name.replace(/^\/?/, "/")) + inner + outer
        return text && !another ? encodePath(relative(folder, text.file)) + inner + outer : undefined
      }
      const plain = withoutTemplate(written)
      const [, path = "", rest = ""] = /^([^?#]*)(.*)$/.exec(plain ?? written) ?? []
      const isThere = addresses.has(withoutSlash(path)) || staticFiles.has(decodeAddress(path) ?? path)
      const dated = path.startsWith("/") && !isThere ? datedText(withoutSlash(path), markdown) : undefined
      if (dated) return encodePath(relative(folder, dated.file)) + rest
      const address = path.startsWith("/") ? movedTo(withoutSlash(path)) : undefined
      const file = renamed.get(join(folder, decodeAddress(path) ?? path))
      const present = address ?? (file && encodePath(relative(folder, file)))
      return present ? present + rest : isThere ? plain : undefined
    }
    const linked = replaceOutsideCode(closeFences(body), frame, linkInstead)
    return replaceOutsideCode(linked, destination, presentOf)
  }
