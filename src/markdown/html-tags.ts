/** A tag of raw HTML as it is written: its name in lower case, its attributes decoded, and where it begins. */
export type Tag = {
  name: string
  /** The name as it is written. */
  written: string
  isClosing: boolean
  isSelfClosing: boolean
  attributes: ReadonlyMap<string, string>
  index: number
}

const pattern =
  /<!--(?:>|->|[\s\S]*?(?:-->|$))|<(\/?)([a-z][^\s/>]*)((?:[\s/]+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*[\s/]*)>/gi
const attribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" }

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_written, name: string) => entities[name] ?? "")

const attributesOf = (text: string): Map<string, string> => {
  const found = new Map<string, string>()
  for (const [, name = "", ...values] of text.matchAll(attribute)) {
    const key = name.toLowerCase()
    if (!found.has(key)) found.set(key, decode(values.find(value => value !== undefined) ?? ""))
  }
  return found
}

/**
 * The tags of a piece of raw HTML, in their order; comments hold none (WHATWG HTML, "Tags" and "Comments").
 * @returns also where a comment begins that is never closed
 */
export const tagsOf = (html: string): { tags: Tag[]; openComment?: number } => {
  const tags: Tag[] = []
  let openComment: number | undefined
  for (const { 0: whole, 1: slash, 2: written, 3: rest = "", index } of html.matchAll(pattern)) {
    if (written === undefined) {
      if (!whole.endsWith("-->") && !/^<!--(>|->)$/.test(whole)) openComment = index
      continue
    }
    tags.push({
      name: written.toLowerCase(),
      written,
      isClosing: slash === "/",
      isSelfClosing: rest.trimEnd().endsWith("/"),
      attributes: attributesOf(rest),
      index,
    })
  }
  return openComment === undefined ? { tags } : { tags, openComment }
}
