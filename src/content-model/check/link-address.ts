import { posix } from "node:path"
import { addresses } from "../../shared/addresses"
import { fillTokens } from "../../shared/tokens"
import { anchorsOf } from "../read/outline"
import type { MarkdownFile } from "../read/read-content"
import { nearest } from "../report/nearest"
import { type KnownAddresses, pagePathOf, type Target } from "./known-addresses"
import type { Post, Site } from "./site-model"

/** An address as a browser reads it; one that is badly encoded stays as it is. */
export const decode = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

const nearestTo = (path: string, addresses: readonly string[]): string | undefined => {
  const [last = ""] = path
    .replace(/(\/index)?\.md$/, "")
    .toLowerCase()
    .split("/")
    .slice(-1)
  return (last && addresses.find(address => address.endsWith(`/${last}`))) || nearest(path, addresses)
}

// A page that is removed may be linked from thousands of others; its nearest address is looked for once.
const found = new WeakMap<KnownAddresses, Map<string, string | undefined>>()

/** @param own the file of the text that the link stands in, which it does not mean */
const near = (path: string, known: KnownAddresses, own: string | undefined): string => {
  const fromAll = found.get(known) ?? new Map<string, string | undefined>()
  found.set(known, fromAll)
  if (!fromAll.has(path)) fromAll.set(path, nearestTo(path, [...known.keys()]))
  const isOwn = (address: string) => own !== undefined && known.get(address)?.post?.file.file === own
  const first = fromAll.get(path)
  const address =
    first && isOwn(first)
      ? nearestTo(
          path,
          [...known.keys()].filter(one => !isOwn(one)),
        )
      : first
  return address ? `; did you mean "${known.get(address)?.movedTo ?? address}"?` : ""
}

/** Whether a text can link to a post: not to a draft, and not to one that appears after the text itself. */
const isThere = (post: Post, from: Post | undefined, day: string): boolean =>
  from?.draft === true || (!post.draft && post.date <= (from && from.date > day ? from.date : day))

const fragmentProblem = (
  fragment: string,
  anchors: ReadonlySet<string>,
  where: string,
): string | undefined => {
  // A browser takes a fragment's highlighted text apart itself (WICG, "Text Fragments").
  const plain = fragment.replace(/:~:.*$/, "")
  if (plain === "" || plain === "top" || anchors.has(plain)) return undefined
  // A heading gets a number where its id belongs to the layout.
  const numbered = `${fragment}-1`
  const near = anchors.has(numbered) ? numbered : nearest(fragment, anchors)
  return `leads to no heading of ${where}${near ? `; did you mean "#${near}"?` : "; expected the fragment of one, or none"}`
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

/** An address taken apart: its path as a browser reads it, and its fragment. */
const partsOf = (address: string): { path: string; fragment: string } => {
  const { path = "", fragment = "" } =
    /^(?<path>[^?#]*)(?:\?[^#]*)?(?:#(?<fragment>.*))?$/.exec(address)?.groups ?? {}
  return { path: decode(path), fragment: decode(fragment) }
}

const innerProblem = (address: string, { site, known, from, post }: LinkPlace): string | undefined => {
  const { path, fragment } = partsOf(address)
  const target = known.get(path)
  if (target) return targetProblem(target, fragment, path, post, site.day)
  if (site.staticFiles.has(path)) return undefined
  const unslashed = path.replace(/\/+$/, "")
  if (path !== unslashed && known.has(unslashed))
    return `ends in a slash; use "${known.get(unslashed)?.movedTo ?? unslashed}"`
  // What a file that cannot be read would give is not called missing as well.
  if (!site.fileNamed("categories.json") || site.unread.has(path.split("/").at(-1) ?? "")) return undefined
  const hint = near(path, known, from?.file)
  return `leads nowhere${hint || "; expected the address of a page, or of a file below static/"}`
}

/** A relative address: the file of another text, whose page it leads to, or another file, which is published with the text. */
const besideProblem = (address: string, place: LinkPlace, from: MarkdownFile): string | undefined => {
  const { site, known, post } = place
  const { path, fragment } = partsOf(address)
  const file = posix.join(from.folder, path)
  const text = site.textAt(file)
  if (text) {
    const page = pagePathOf(text)
    const target = known.get(page)
    if (text.kind === "services" || !target) return undefined
    return targetProblem(target.movedTo ? {} : target, fragment, page, post, site.day)
  }
  if (site.contentFiles.has(file)) return undefined
  const beside = [...site.contentFiles].filter(one => posix.dirname(one) === posix.dirname(file))
  const name = nearest(
    posix.basename(file),
    beside.map(one => posix.basename(one)),
  )
  const hint = name
    ? `; did you mean "${posix.join(posix.dirname(path), name)}"?`
    : near(path, known, from.file)
  return `is neither a file beside the text nor an address from the root of the site${hint || `; expected "/blog", "https://…" or the file ${file}`}`
}

const schemeProblem = (address: string): LinkProblem | undefined => {
  if (/^(https?:)?\/\//i.test(address)) {
    if (!URL.canParse(address, "https://x")) return { message: "is not an address that a browser can open" }
    const { hostname } = new URL(address, "https://x")
    return /^(localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\])$|\.local$/.test(hostname)
      ? {
          message: "leads to the reader's own computer; write it as code if it is meant so",
          severity: "warning",
        }
      : undefined
  }
  if (/^https?:/i.test(address))
    return {
      message: `is not an address that a browser can open; did you mean "${address.replace(/^(https?):\/*/i, "$1://")}"?`,
    }
  if (/^(file:|[a-z]:[\\/])/i.test(address))
    return { message: "is on your computer; put the file beside the text and write its name" }
  if (/^mailto:/i.test(address)) {
    const [people = ""] = address.slice("mailto:".length).split("?")
    const isWrong = decode(people)
      .split(",")
      .some(one => !/^\s*[^\s@]+@[^\s@]+\s*$/.test(one))
    return isWrong ? { message: "names no e-mail address; expected mailto:name@example.com" } : undefined
  }
  if (/^tel:/i.test(address))
    return /^tel:\+?[\d ()-]+$/i.test(decode(address))
      ? undefined
      : { message: "names no telephone number; expected digits, such as tel:+910000000000" }
  if (/^(sms|ircs?|xmpp|ftps?):/i.test(address)) return undefined
  return { message: "begins with an unknown scheme; expected https:, mailto: or tel:" }
}

/** What is wrong with an address, to follow it in a sentence. */
export type LinkProblem = { message: string; severity?: "warning" }

/** Where a link stands: the file, and its post if the file is one. Links outside texts have neither. */
export type LinkPlace = { site: Site; known: KnownAddresses; from?: MarkdownFile; post?: Post }

const ownFragmentProblem = (fragment: string, { site, known, from }: LinkPlace): string | undefined => {
  if (!from) return "leads to a place on every page; expected an address"
  const anchors =
    from.kind === "services"
      ? known.get(addresses.services)?.anchors?.()
      : anchorsOf(site.factsOf(from), site.tokens)
  return fragmentProblem(fragment, anchors ?? new Set(), "this text")
}

/** The path on this site that a full address leads to, if it is one of this site, and whether it is written as it should be. */
const ownPath = (address: string, site: Site): { path: string; isExact: boolean } | undefined => {
  if (!URL.canParse(site.url)) return undefined
  const { host, origin } = new URL(site.url)
  const bare = host.replace(/^www\./, "")
  const [, named = "", path = ""] = /^(?:(?:https?:)?\/\/)?([^/?#]+)(.*)$/i.exec(address) ?? []
  if (
    named.replace(/^www\./i, "").toLowerCase() !== bare ||
    !(address.includes("//") || path || /^www\./.test(named))
  )
    return undefined
  return { path: path.startsWith("/") ? path : `/${path}`, isExact: address.startsWith(origin) }
}

const ownProblem = (path: string, isExact: boolean, place: LinkPlace): string | undefined =>
  innerProblem(path, place) ??
  (isExact ? undefined : `is another spelling of this site's address; use "${path}"`)

/**
 * Judges the address of a link.
 * @param written as the editor typed it
 * @returns undefined when it leads somewhere
 */
export const addressProblem = (written: string, place: LinkPlace): LinkProblem | undefined => {
  const { site, from } = place
  const address = fillTokens(written.trim(), site.tokens)
  const say = (message: string | undefined) => (message ? { message } : undefined)
  if (address === "") return { message: "has no address; expected one, such as /blog" }
  if (address.startsWith("#")) return say(ownFragmentProblem(decode(address.slice(1)), place))
  if (/^\/(?!\/)/.test(address)) return say(innerProblem(address, place))
  const own = ownPath(address, site)
  if (own) return say(ownProblem(own.path, own.isExact, place))
  if (/^(\/\/|[a-z][a-z0-9+.-]*:)/i.test(address)) return schemeProblem(address)
  if (/^www\./i.test(address))
    return { message: `would lead to a page of this site; use "https://${address}"` }
  if (/^https?\/\//i.test(address))
    return { message: `lacks a colon; did you mean "${address.replace(/^(https?)\/\//i, "$1://")}"?` }
  const isHost =
    /^[a-z0-9-]+(\.[a-z0-9-]+)*\.(com|org|net|in|io|dev|co|example|edu|gov|info|ai|app)(\/|$)/i.test(address)
  if (isHost) return { message: `would lead to a page of this site; did you mean "https://${address}"?` }
  return say(
    from
      ? besideProblem(address, place, from)
      : `is not an address from the root of the site, such as "/blog"${near(address, place.known, undefined)}`,
  )
}
