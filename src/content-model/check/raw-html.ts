import {
  allowedAttributes,
  allowedTags,
  alternatives,
  endMayBeLeftOut,
  voidTags,
} from "../../markdown/allowed-html"
import type { Tag } from "../../markdown/html-tags"
import { layoutIds } from "../../shared/page-ids"
import type { At, Outline } from "../read/outline"
import { nearest } from "../report/nearest"
import type { Found } from "./found"

const allowed = new Set(allowedTags)

const quoted = (tag: Tag) => `<${tag.isClosing ? "/" : ""}${tag.written}>`

type Mistake = Pick<Found, "message" | "severity">

/** @param closed the names of the tags that the text closes somewhere: of such a one only the tag is lost */
const tagMistake = (tag: Tag, closed: ReadonlySet<string>): Mistake | undefined => {
  if (allowed.has(tag.name)) return undefined
  const instead = alternatives[tag.name]
  if (instead) return { message: `the tag ${quoted(tag)} is not shown; ${instead}` }
  const inCode = `; write \`<${tag.written}>\` in backquotes if it is meant as text`
  if (/[.:A-Z]/.test(tag.written)) {
    const what = `the tag ${quoted(tag)} is a component of another system`
    return closed.has(tag.name)
      ? { message: `${what}, and only what it holds is shown; remove it`, severity: "warning" }
      : { message: `${what} and is not shown${inCode}` }
  }
  const near = nearest(tag.name, allowedTags)
  return {
    message: `the tag ${quoted(tag)} is not one that a text may hold${inCode}${near ? `; did you mean "<${near}>"?` : ""}`,
  }
}

const attributeMistakes = (tag: Tag): Mistake[] => {
  const known = new Set([...(allowedAttributes["*"] ?? []), ...(allowedAttributes[tag.name] ?? [])])
  return [...tag.attributes.keys()].flatMap(name => {
    if (known.has(name)) return []
    const what = `the attribute ${name}="…" of ${quoted(tag)}`
    if (name.startsWith("on")) return [{ message: `${what} would run a script; remove it` }]
    if (name === "style")
      return [{ message: `${what} sets a look of its own; remove it, the site's own styles hold` }]
    return [{ message: `${what} is left out; remove it`, severity: "warning" }]
  })
}

/** Tags that are never closed, and ends of tags that were never opened. */
const balanceMistakes = (tags: Outline["tags"]): Found[] => {
  const open: (At & { tag: Tag })[] = []
  const found: Found[] = []
  const unclosed = ({ tag, ...place }: At & { tag: Tag }): Found[] =>
    endMayBeLeftOut.has(tag.name)
      ? []
      : [
          {
            ...place,
            message: `the tag ${quoted(tag)} is never closed; expected </${tag.written}> after what it holds`,
          },
        ]
  for (const one of tags) {
    const { tag, ...place } = one
    if (!allowed.has(tag.name) || voidTags.has(tag.name)) continue
    if (!tag.isClosing) {
      open.push(one)
      continue
    }
    const index = open.findLastIndex(({ tag: { name } }) => name === tag.name)
    if (index >= 0) found.push(...open.splice(index).slice(1).flatMap(unclosed))
    else if (tag.name !== "p")
      found.push({ ...place, message: `the tag ${quoted(tag)} closes what was never opened; remove it` })
  }
  return [...found, ...open.flatMap(unclosed)]
}

const idMistakes = (tags: Outline["tags"]): Found[] => {
  const seen = new Set<string>()
  return tags.flatMap(({ tag, ...place }): Found[] => {
    const id = tag.isClosing ? undefined : tag.attributes.get("id")
    if (id === undefined) return []
    const isTaken = layoutIds.includes(id)
    const isRepeated = seen.has(id)
    seen.add(id)
    if (/^$|\s/.test(id))
      return [{ ...place, message: `the id "${id}" is empty or holds a space; expected one word` }]
    if (isTaken)
      return [{ ...place, message: `the id "${id}" is one of the page around the text; choose another` }]
    return isRepeated
      ? [{ ...place, message: `the id "${id}" stands here a second time; choose another` }]
      : []
  })
}

const tagMistakes = (tags: Outline["tags"]): Found[] => {
  const closed = new Set(tags.flatMap(({ tag }) => (tag.isClosing ? [tag.name] : [])))
  return tags.flatMap(({ tag, ...place }): Found[] => {
    if (tag.isClosing) return []
    const wrong = tagMistake(tag, closed)
    return (wrong ? [wrong] : attributeMistakes(tag)).map(mistake => ({ ...place, ...mistake }))
  })
}

/** Ends of tags that no text may hold, where nothing was opened. */
const strayEnds = (tags: Outline["tags"]): Found[] => {
  const opened = new Set(tags.flatMap(({ tag }) => (tag.isClosing ? [] : [tag.name])))
  return tags
    .filter(({ tag }) => tag.isClosing && !allowed.has(tag.name) && !opened.has(tag.name))
    .map(({ tag, ...place }) => ({
      ...place,
      message: `the tag ${quoted(tag)} closes what was never opened; remove it`,
    }))
}

/** Raw HTML beside what a text may hold (docs/behaviour.md, "Content: raw HTML"). */
export const htmlMistakes = ({ tags, openComments }: Outline): Found[] => [
  ...tagMistakes(tags),
  ...strayEnds(tags),
  ...balanceMistakes(tags),
  ...idMistakes(tags),
  ...openComments.map(place => ({
    ...place,
    message: "the comment is never closed, so that all after it is hidden; expected --> at its end",
  })),
]
