import type { CandidateCheck } from "./candidate"
import { lookAtDocuments } from "./documents"

// What scripts and styles contain only looks like a link; a comment is none.
const notMarkup = /<!--[\s\S]*?-->|(<(script|style)\b[^>]*>)[\s\S]*?<\/\2\s*>/gi
const target = /\s(?:href|src|action)\s*=\s*"([^"]*)"/gi
const sets = /\s(?:srcset|imagesrcset)\s*=\s*"([^"]*)"/gi

const decoded = (text: string): string => text.replaceAll("&amp;", "&")

const targetsIn = (html: string): string[] => {
  const markup = html.replace(notMarkup, "$1")
  const sizes = [...markup.matchAll(sets)].flatMap(([, set = ""]) =>
    set.split(",").map(size => size.trim().split(/\s/)[0] ?? ""),
  )
  return [...new Set([...[...markup.matchAll(target)].map(([, text = ""]) => text), ...sizes])].map(decoded)
}

// Never asked: only what is relative to it, or stays on it, is a link within the site.
const origin = "http://site.invalid"

const pathIn = (text: string, from: string): string | undefined => {
  if (text === "" || text.startsWith("#") || !URL.canParse(text, origin + from)) return undefined
  const url = new URL(text, origin + from)
  return url.origin === origin ? decodeURIComponent(url.pathname) : undefined
}

/** Each link, picture, script and form of a document leads to something of the site, if it leads to the site at all. */
export const checkLinks: CandidateCheck = async candidate => {
  const { files, functions, redirects } = candidate.site.manifest
  const known = new Set([
    ...files.filter(({ status }) => status !== 404).map(({ path }) => path),
    ...functions.map(({ path }) => path),
    ...redirects.map(({ from }) => from),
  ])
  const problems = await lookAtDocuments(candidate, (html, { path }) =>
    targetsIn(html).flatMap(text => {
      const to = pathIn(text, path)
      return to === undefined || known.has(to) ? [] : [`leads to ${text}, which is not on the site`]
    }),
  )
  return { problems }
}
