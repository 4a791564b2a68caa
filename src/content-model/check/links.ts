import { posix } from "node:path"
import { lookup } from "mime-types"
import { allowedSchemes } from "../../markdown/allowed-html"
import { decodeAddress, schemeOf, withoutSlash } from "../../shared/addresses"
import { nearest } from "../../shared/nearest"
import { paths } from "../../shared/paths"
import { fillTokens } from "../../shared/text-tokens"
import { hasTemplate } from "../foreign/template"
import {
  addError,
  addWarning,
  didYouMean,
  fieldError,
  nearestSibling,
  type Path,
  quote,
  quoteAddress,
  type Source,
} from "../report/problems"
import { isPublished } from "../types/post"
import { stringOf } from "../types/values"
import type { ContentIndex, Target, Text } from "./content-index"
import { assistantSource } from "./written-syntax"

const splitAddress = (address: string): { path: string; fragment: string } => {
  const [, path = "", fragment = ""] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? []
  return { path: decodeAddress(path) ?? path, fragment: decodeAddress(fragment) ?? fragment }
}

const nearAddress = (path: string, content: ContentIndex, from?: Text): string => {
  const { addresses, staticFiles, sitePages } = content
  const last = posix.basename(path.replace(/(\/index)?\.md$/, "").toLowerCase())
  // Of an article's addresses the canonical one, and none of the text that has the link.
  const pages = [...addresses].flatMap(([address, { text }]) =>
    from && text?.file === from.file ? [] : [address],
  )
  const all = [...pages, ...staticFiles]
  const near = (last && all.find(address => address.endsWith(`/${last}`))) || nearest(path, all)
  const canonical = sitePages.find(page => page.path === near && page.status === 200)?.canonical
  return didYouMean(near && (addresses.get(near)?.movedTo ?? canonical ?? near))
}

const fragmentProblem = (fragment: string, anchors: ReadonlySet<string>): string | undefined => {
  // WICG, "Text Fragments"
  const plain = fragment.replace(/:~:.*$/, "")
  if (plain === "" || plain === "top" || anchors.has(plain)) return undefined
  const near = anchors.has(`${plain}-1`) ? `${plain}-1` : nearest(plain, anchors)
  return `matches no heading on that page${didYouMean(near && `#${near}`)}`
}

const targetProblem = (target: Target, fragment: string, from: Text | undefined, { day }: ContentIndex) => {
  const { text, movedTo, anchors } = target
  // A scheduled text may link to what is published by then.
  const latest = [stringOf(from?.data.date), day].sort().at(-1) ?? day
  if (text && from?.data.draft !== true && !isPublished(text.data, latest)) {
    const { draft, date } = text.data
    return `leads to ${text.file}, which is ${draft === true ? "a draft" : `not published before ${date}`}`
  }
  if (movedTo) return `is an old address; use "${movedTo}"`
  return anchors && fragmentProblem(fragment, anchors)
}

const internalProblem = (
  address: string,
  from: Text | undefined,
  content: ContentIndex,
): string | undefined => {
  const { path, fragment } = splitAddress(address)
  const target = content.addresses.get(path)
  if (target) return targetProblem(target, fragment, from, content)
  if (content.staticFiles.has(path) || content.staticFiles.has(path.normalize("NFD"))) return undefined
  const unslashed = withoutSlash(path)
  if (path !== unslashed && content.addresses.has(unslashed)) return `ends in a slash; use "${unslashed}"`
  // An unreadable file is reported itself, but not its missing page.
  if (!content.fileNamed("categories.json") || content.unreadableSlugs.has(posix.basename(path)))
    return undefined
  return `does not exist${nearAddress(path, content, from) || "; expected a page, or a file below static/"}`
}

const relativeProblem = (address: string, from: Text, content: ContentIndex): string | undefined => {
  const { path, fragment } = splitAddress(address)
  const file = posix.join(from.folder, path.normalize())
  const target = content.pageByFile.get(file)
  if (target) return targetProblem(target, fragment, from, content)
  // Of a name with accents as separate characters the error of the file says all.
  if (content.contentFiles.has(file) || content.contentFiles.has(file.normalize("NFD"))) return undefined
  const near = nearestSibling(file, content.contentFiles)
  const hint = near ? didYouMean(posix.relative(from.folder, near)) : nearAddress(path, content, from)
  return `does not exist${hint || '; expected a file beside the text, or an address such as "/blog" or "https://…"'}`
}

const pathOnThisSite = (
  address: string,
  { url }: ContentIndex,
): { path: string; isExact: boolean } | undefined => {
  if (!URL.canParse(url)) return undefined
  const { host, origin } = new URL(url)
  const [, prefix = "", named = "", path = ""] =
    /^((?:https?:)?\/\/(?:www\.)?|www\.)?([^/?#]+)(.*)$/i.exec(address) ?? []
  if (named.toLowerCase() !== host.replace(/^www\./, "") || !(prefix || path)) return undefined
  return { path: path.startsWith("/") ? path : `/${path}`, isExact: address.startsWith(origin) }
}

const mailRecipients = /^[^\s@,]+@[^\s@,]+(,[^\s@,]+@[^\s@,]+)*$/
const named = /^(www\.)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(\p{L}{2,24})(?::\d+)?(\/.*)?$/iu

/** Whether what is no file is meant as another site's address: its last label is no file's ending, but for those that are both. */
const isDomain = (address: string): boolean => {
  const [, www, ending, path] = named.exec(address) ?? []
  return Boolean(ending && (www || path || !lookup(ending) || /^(com|org|in)$/i.test(ending)))
}

const externalProblem = (address: string, scheme = ""): string | undefined => {
  const rest = address.slice(scheme.length + 1)
  if (/^(https?:)?\/\//i.test(address))
    return URL.canParse(address, "https://x") ? undefined : "is not a valid address"
  if (/^https?(:|\/\/)/i.test(address))
    return `is not an address${didYouMean(address.replace(/^(https?):?\/*/i, "$1://"))}`
  if (/^mailto$/i.test(scheme))
    return mailRecipients.test(rest.replace(/\?.*$|\s|%20/g, "")) ? undefined : "is not an e-mail address"
  if (/^tel$/i.test(scheme)) return /^\+?[\d ()-]+$/.test(rest) ? undefined : "is not a telephone number"
  if (allowedSchemes.includes(scheme.toLowerCase()))
    return URL.canParse(`${scheme}:${rest}`) ? undefined : "is not a valid address"
  return scheme ? "has an unknown scheme; expected https:, mailto: or tel:" : undefined
}

/** @param from the text with the link; undefined for a field */
export const linkProblem = (
  written: string,
  from: Text | undefined,
  content: ContentIndex,
): string | undefined => {
  const encoded = fillTokens(written.trim(), content.tokens)
  const address = decodeAddress(encoded)
  if (address === undefined) return "is not a valid address; write %25 for a percent sign, or rename the file"
  if (hasTemplate(address)) return "contains a template of another system; write the address itself"
  if (address === "") return "has no address; expected one, such as /blog"
  if (address.startsWith("#")) {
    const page = from?.kind === "services" ? content.addresses.get(paths.services) : from
    return page?.anchors ? fragmentProblem(address.slice(1), page.anchors) : "leads to no page"
  }
  if (/^\/(?!\/)/.test(address)) return internalProblem(from ? withoutSlash(encoded) : encoded, from, content)
  const own = pathOnThisSite(encoded, content)
  const spelling = own?.isExact ? undefined : `is another spelling of this site's address; use "${own?.path}"`
  if (own) return internalProblem(own.path, from, content) ?? spelling
  const scheme = schemeOf(encoded)
  if (address.startsWith("//"))
    return `begins with //, and so leads to another site; write "https:${encoded}", or "${encoded.replace(/^\/+/, "/")}" for a page of this one`
  const problem = externalProblem(address, scheme)
  if (problem || scheme) return problem
  const missing = from
    ? relativeProblem(encoded, from, content)
    : `is not an address of this site${nearAddress(address, content)}`
  return missing && isDomain(address)
    ? `has no https:// and so points to this site${didYouMean(`https://${address}`)}`
    : missing
}

const localHost = /^https?:\/\/(localhost|127\.[\d.]+|0\.0\.0\.0|\[::1\]|[^/:]+\.local)([:/]|$)/i

export const checkBodyLinks = (from: Text, content: ContentIndex): void => {
  for (const { href, place } of from.links) {
    const problem = linkProblem(href, from, content)
    if (problem) addError(from.vfile, `the link ${quoteAddress(href)} ${problem}`, place)
    const [added] = assistantSource.exec(href) ?? []
    if (added)
      addWarning(
        from.vfile,
        `the link ${quoteAddress(href)} has ${quote(added.slice(1))} of an assistant; remove it`,
        place,
      )
    if (localHost.test(href))
      addWarning(from.vfile, `the link ${quoteAddress(href)} leads to the reader's own computer`, place)
  }
}

export const checkAddressField = (
  source: Source,
  path: Path,
  address: string,
  leadsTo: string,
  content: ContentIndex,
) => {
  const isWeb = leadsTo === "any" && /^https?:\/\//i.test(address) && !localHost.test(address)
  const expected = `is not an address for visitors; expected ${leadsTo === "page" ? "" : "https://… or "}/…`
  const problem = isWeb || address.startsWith("/") ? linkProblem(address, undefined, content) : expected
  if (problem) fieldError(source, path, `${quote(address)} ${problem}`)
}
