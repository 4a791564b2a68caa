import { fillTokens } from "./files"
import type { KnownAddresses, Target } from "./known-addresses"
import { nearest } from "./nearest"
import type { MarkdownFile } from "./read-content"
import type { Post, Site } from "./site-model"

const decode = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

const hint = (path: string, known: KnownAddresses): string => {
  const last = (path.split("/").pop() ?? "").replace(/\.md$/, "")
  const sameEnd = last && [...known.keys()].find(candidate => candidate.endsWith(`/${last}`))
  const near = sameEnd || nearest(path, known.keys())
  const target = near ? known.get(near) : undefined
  return near ? `; did you mean "${target?.movedTo ?? near}"?` : "; expected the address of a page or of a file below static/"
}

/** Whether a text can link to a post: not to a draft, and not to one that appears after the text itself. */
const isThere = (post: Post, from: Post | undefined, day: string): boolean =>
  from?.draft === true || (!post.draft && post.date <= (from && from.date > day ? from.date : day))

const fragmentProblem = (fragment: string, anchors: ReadonlySet<string>, where: string): string | undefined => {
  if (fragment === "" || fragment === "top" || anchors.has(fragment)) return undefined
  const near = nearest(fragment, anchors)
  return `leads to no heading of ${where}${near ? `; did you mean "#${near}"?` : ""}`
}

const targetProblem = (target: Target, fragment: string, path: string, from: Post | undefined, day: string): string | undefined => {
  if (target.post && !isThere(target.post, from, day)) {
    const why = target.post.draft ? "a draft" : `not published before ${target.post.date}`
    return `leads to a page that the build will not have: ${target.post.file.file} is ${why}`
  }
  if (target.movedTo) return `leads to a retired address; use "${target.movedTo}"`
  return target.anchors && fragmentProblem(fragment, target.anchors(), path)
}

const innerProblem = (address: string, site: Site, known: KnownAddresses, from: Post | undefined): string | undefined => {
  const { path = "", fragment = "" } = /^(?<path>[^?#]*)(?:\?[^#]*)?(?:#(?<fragment>.*))?$/.exec(address)?.groups ?? {}
  const plain = decode(path)
  const target = known.get(plain)
  if (target) return targetProblem(target, decode(fragment), plain, from, site.day)
  if (site.staticFiles.has(plain)) return undefined
  const unslashed = plain.replace(/\/+$/, "")
  if (plain !== unslashed && known.has(unslashed)) return `ends in a slash; use "${known.get(unslashed)?.movedTo ?? unslashed}"`
  return `leads nowhere${hint(plain, known)}`
}

/**
 * Judges the address of a link.
 * @param written as the editor typed it
 * @param from the file it stands in, and its post if that file is one
 * @returns what is wrong with it, or undefined
 */
export const addressProblem = (
  written: string,
  { site, known, from, post }: { site: Site; known: KnownAddresses; from?: MarkdownFile; post?: Post },
): string | undefined => {
  const address = fillTokens(written.trim(), site.tokens)
  if (address === "") return "has no address"
  const own = site.url && new RegExp(`^${RegExp.escape ? RegExp.escape(site.url) : site.url}(?=[/?#]|$)`).exec(address)?.[0]
  if (own) return innerProblem(address.slice(own.length) || "/", site, known, post)
  if (/^(https?:)?\/\//i.test(address)) {
    return URL.canParse(address, "https://x") ? undefined : "is not an address that a browser can open"
  }
  if (/^mailto:/i.test(address)) return /^mailto:[^\s@]+@[^\s@]+$/i.test(address) ? undefined : "is not an e-mail address"
  if (/^tel:/i.test(address)) return /^tel:\+?[\d ()-]+$/i.test(decode(address)) ? undefined : "is not a telephone number"
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return "begins with an unknown scheme; expected https:, mailto: or tel:"
  if (address.startsWith("#")) {
    const anchors = from && known && site.outlineOf(from)
    return anchors && undefined
  }
  if (address.startsWith("/")) return innerProblem(address, site, known, post)
  if (/^www\./i.test(address)) return `is taken for a page of this site; use "https://${address}"`
  return `is not an address from the root of the site, such as "/blog"${hint(address, known).replace("; expected the address of a page or of a file below static/", "")}`
}
