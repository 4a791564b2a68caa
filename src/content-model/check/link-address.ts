import { addresses } from "../../shared/addresses"
import { fillTokens } from "../../shared/tokens"
import type { MarkdownFile } from "../read/read-content"
import { anchorsOf } from "../read/read-markdown"
import { nearest } from "../report/nearest"
import type { KnownAddresses, Target } from "./known-addresses"
import type { Post, Site } from "./site-model"

/** An address as a browser reads it; one that is badly encoded stays as it is. */
export const decode = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

const findNear = (path: string, known: KnownAddresses): string => {
  const last = (path.split("/").pop() ?? "").replace(/\.md$/, "")
  const sameEnd = last && [...known.keys()].find(candidate => candidate.endsWith(`/${last}`))
  const found = sameEnd || nearest(path, known.keys())
  return found ? `; did you mean "${known.get(found)?.movedTo ?? found}"?` : ""
}

// A page that is removed may be linked from thousands of others; its nearest address is looked for once.
const found = new WeakMap<KnownAddresses, Map<string, string>>()

const near = (path: string, known: KnownAddresses): string => {
  const hints = found.get(known) ?? new Map<string, string>()
  found.set(known, hints)
  const hint = hints.get(path) ?? findNear(path, known)
  hints.set(path, hint)
  return hint
}

/** Whether a text can link to a post: not to a draft, and not to one that appears after the text itself. */
const isThere = (post: Post, from: Post | undefined, day: string): boolean =>
  from?.draft === true || (!post.draft && post.date <= (from && from.date > day ? from.date : day))

const fragmentProblem = (
  fragment: string,
  anchors: ReadonlySet<string>,
  where: string,
): string | undefined => {
  if (fragment === "" || fragment === "top" || anchors.has(fragment)) return undefined
  // A heading gets a number where its id belongs to the layout.
  const numbered = `${fragment}-1`
  const near = anchors.has(numbered) ? numbered : nearest(fragment, anchors)
  return `leads to no heading of ${where}${near ? `; did you mean "#${near}"?` : ""}`
}

const targetProblem = (
  target: Target,
  fragment: string,
  path: string,
  from: Post | undefined,
  day: string,
): string | undefined => {
  if (target.post && !isThere(target.post, from, day)) {
    const why = target.post.draft ? "a draft" : `not published before ${target.post.date}`
    return `leads to a page that the build will not have: ${target.post.file.file} is ${why}`
  }
  if (target.movedTo) return `leads to a retired address; use "${target.movedTo}"`
  return target.anchors && fragmentProblem(fragment, target.anchors(), path)
}

const innerProblem = (
  address: string,
  site: Site,
  known: KnownAddresses,
  from: Post | undefined,
): string | undefined => {
  const { path = "", fragment = "" } =
    /^(?<path>[^?#]*)(?:\?[^#]*)?(?:#(?<fragment>.*))?$/.exec(address)?.groups ?? {}
  const plain = decode(path)
  const target = known.get(plain)
  if (target) return targetProblem(target, decode(fragment), plain, from, site.day)
  if (site.staticFiles.has(plain)) return undefined
  const unslashed = plain.replace(/\/+$/, "")
  if (plain !== unslashed && known.has(unslashed))
    return `ends in a slash; use "${known.get(unslashed)?.movedTo ?? unslashed}"`
  return `leads nowhere${near(plain, known) || "; expected the address of a page, or of a file below static/"}`
}

const schemeProblem = (address: string): string | undefined => {
  if (/^(https?:)?\/\//i.test(address)) {
    return URL.canParse(address, "https://x") ? undefined : "is not an address that a browser can open"
  }
  if (/^mailto:/i.test(address))
    return /^mailto:[^\s@?]+@[^\s@]+$/i.test(address) ? undefined : "names no e-mail address"
  if (/^tel:/i.test(address))
    return /^tel:\+?[\d ()-]+$/i.test(decode(address)) ? undefined : "names no telephone number"
  return "begins with an unknown scheme; expected https:, mailto: or tel:"
}

/** Where a link stands: the file, and its post if the file is one. Links outside texts have neither. */
export type LinkPlace = { site: Site; known: KnownAddresses; from?: MarkdownFile; post?: Post }

const ownFragmentProblem = (fragment: string, { site, known, from }: LinkPlace): string | undefined => {
  if (!from) return "leads to a place on every page; expected an address"
  const anchors =
    from.kind === "services"
      ? known.get(addresses.services)?.anchors?.()
      : anchorsOf(site.outlineOf(from), site.tokens)
  return fragmentProblem(fragment, anchors ?? new Set(), "this text")
}

/**
 * Judges the address of a link.
 * @param written as the editor typed it
 * @returns what is wrong with it, to follow the address in a sentence; undefined when it leads somewhere
 */
export const addressProblem = (written: string, place: LinkPlace): string | undefined => {
  const { site, known, post } = place
  const address = fillTokens(written.trim(), site.tokens)
  if (address === "") return "has no address"
  if (address.startsWith("#")) return ownFragmentProblem(decode(address.slice(1)), place)
  if (/^\/(?!\/)/.test(address)) return innerProblem(address, site, known, post)
  const own = site.url.replace(/\/$/, "")
  const afterOwn = own && address.startsWith(own) ? address.slice(own.length) : undefined
  if (afterOwn !== undefined && /^([/?#]|$)/.test(afterOwn))
    return innerProblem(afterOwn || "/", site, known, post)
  if (/^(\/\/|[a-z][a-z0-9+.-]*:)/i.test(address)) return schemeProblem(address)
  if (/^www\./i.test(address)) return `would lead to a page of this site; use "https://${address}"`
  return `is not an address from the root of the site, such as "/blog"${near(address, known)}`
}
