import { headingIdOf } from "../../markdown/heading-id"
import type { MarkdownNode } from "../../markdown/parse"
import type { Outline } from "../read/outline"
import type { Found } from "./found"

type Sign = { pattern: RegExp; message: (found: RegExpExecArray) => string; severity?: "warning" }

const short = (text = "") => JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text)

/** What remains in the words of a text where markdown was meant and not understood. Backslashes were blanked before. */
const signs: Sign[] = [
  {
    pattern: /!\[[^\][]*\]\([^)]*\)?|(?<!!)\[[^\][]*\]\((?!\))[^)]*\)?/g,
    message: ([written]) =>
      `${short(written)} is no link and no image, and is shown as it stands; expected an address without spaces (write %20 for one), its title in "…", and a bracket at the end`,
  },
  {
    pattern:
      /\[[^\][]+\][ \t]+\((?:https?:|\/|\.{1,2}\/|#|mailto:|$|[\w-]+\.(?:md|html?|pdf|png|jpe?g|webp|svg)\))/g,
    message: ([written]) =>
      `${short(written)} is no link, and is shown as it stands; expected no space between ] and (`,
  },
  {
    pattern: /(?<![\w\])])!?\[[^\][]*[A-Za-z][^\][]*\]\[(?!,)([^\][]*)\]/g,
    message: ([written, name]) =>
      `${short(written)} is shown as it stands, since nothing says where it leads; expected a line [${name || "its words"}]: and the address`,
  },
  {
    pattern: /\[\^[^\]\s]+\]/g,
    message: ([written]) =>
      `the footnote ${short(written)} is shown as it stands; expected a line ${written}: with its text`,
  },
  {
    pattern: /!\[[^\]]*\([^)\s]*\.(?:png|jpe?g|webp|avif|gif|svg)\)/gi,
    message: ([written]) => `${short(written)} is no image, and is shown as it stands; expected ] before (`,
  },
  {
    pattern: /(?<=^[ \t>]*)#{2,6}(?=[^\s#])/gm,
    message: ([marks]) => `${marks} is no heading, and is shown as it stands; expected a space after it`,
  },
  {
    pattern: /\{\{[<%][^}]*[>%]\}\}|\{%[^%]*%\}/g,
    message: ([written]) =>
      `${short(written)} is of another system, and is shown as it stands; write markdown in its place`,
    severity: "warning",
  },
  {
    pattern: /\{\/\*[\s\S]*?\*\/\}/g,
    message: ([written]) =>
      `${short(written)} is a comment of another system, and is shown as it stands; write <!-- … --> in its place`,
    severity: "warning",
  },
  {
    pattern: /(?<=^[ \t>]*):::+[ \t]*\w*/gm,
    message: ([written]) =>
      `${short(written)} is of another system, and is shown as it stands; write a quotation (> …) in its place`,
    severity: "warning",
  },
  {
    pattern: /(?<=^|\s):[a-z][a-z0-9_+-]+:(?=$|\s|[.,!?])/g,
    message: ([written]) => `${short(written)} is shown as it stands; write the sign itself`,
    severity: "warning",
  },
  {
    pattern: /\$\$/g,
    message: () => "$$ is shown as it stands; write a code fence with the language formula in its place",
    severity: "warning",
  },
  {
    pattern: /(?<=^[ \t>]*)[•–‣▪·] (?=[^\s|])/gm,
    message: ([mark]) => `a line that begins with "${mark.trim()}" is no list; write - in its place`,
    severity: "warning",
  },
  {
    pattern: /\b(?:TODO|FIXME|TBD|XXX)\b(?=[:\s]|$)|lorem ipsum/gi,
    message: ([written]) => `${short(written)} looks unfinished; write what is meant`,
    severity: "warning",
  },
]

// Stands for what is no word, and is no white space either.
const filler = "\uFFFC"

/** The source of the words of a paragraph, heading or cell; a filler stands for code, tags, links and what a backslash protects. */
const wordsOf = (node: MarkdownNode, body: string): string => {
  const { start, end } = node.position
  const words = body.slice(start.offset, end.offset).split("")
  const blank = (from: number, to: number) => {
    for (let index = from - start.offset; index < to - start.offset; index += 1)
      if (words[index] !== "\n") words[index] = filler
  }
  const walk = ({ type, position, children = [] }: MarkdownNode): void => {
    if (/^(inlineCode|html|image|imageReference|footnoteReference)$/.test(type))
      blank(position.start.offset, position.end.offset)
    else if (/^link/.test(type)) {
      const inner = children.map(child => child.position)
      blank(position.start.offset, inner[0]?.start.offset ?? position.end.offset)
      blank(inner.at(-1)?.end.offset ?? position.end.offset, position.end.offset)
    }
    for (const child of children) walk(child)
  }
  walk(node)
  return words.join("").replace(/\\[\s\S]/g, filler + filler)
}

const unreadMarkdown = /(?<!\\)\[[^\][]+\]\([^)]+\)|(?<!\\)\*\*[^*\s][^*]*\*\*/

const tableRow = /^\s*\|.*\|\s*$/

const isLostTable = (source: string): boolean => {
  const lines = source.split(/\r?\n/)
  const rows = lines.filter(line => tableRow.test(line))
  return rows.length === lines.length && rows.filter(row => row.split("|").length > 3).length > 1
}

const isBareTable = (source: string): boolean => {
  const [head = "", line = ""] = source.split(/\r?\n/)
  return head.includes("|") && /^[\s|:-]+$/.test(line) && /-.*\|.*-/.test(line)
}

const tableMistakes = (node: MarkdownNode, { placeAt }: Outline): Found[] => {
  const columns = node.align?.length ?? 0
  return (node.children ?? []).flatMap((row): Found[] => {
    const cells = row.children?.length ?? 0
    if (cells <= columns) return []
    const message = `the row has ${cells} cells and the table's head ${columns}, so that the rest is not shown; expected ${columns}, with \\| for a bar within a cell`
    return [{ ...placeAt(row.position.start.offset), message }]
  })
}

const fenceMistake = (node: MarkdownNode, body: string, isNested: boolean): string | undefined => {
  const source = body.slice(node.position.start.offset, node.position.end.offset)
  const fence = /^(`{3,}|~{3,})/.exec(source)?.[1]
  if (!fence || isNested) return undefined
  const lines = source.split(/\r?\n/)
  const last = lines.length > 1 ? (lines.at(-1) ?? "").trim() : ""
  const isClosed = last.length >= fence.length && last.split("").every(sign => sign === fence[0])
  return isClosed
    ? undefined
    : `the code fence ${fence} is never closed, so that all after it is code; expected a line ${fence}`
}

const mergeMistakes = (node: MarkdownNode, body: string, { placeAt }: Outline): Found[] => {
  const source = body.slice(node.position.start.offset, node.position.end.offset)
  return [...source.matchAll(/^(?:<{7}|>{7})(?= |$)/gm)].map(({ index }) => ({
    ...placeAt(node.position.start.offset + index),
    message: "a merge has left two versions here; choose one and remove the marks",
  }))
}

/** The footnotes that a text refers to. */
const notesIn = ({ type, identifier, children = [] }: MarkdownNode): Set<string> =>
  new Set([
    ...(type === "footnoteReference" ? [identifier ?? ""] : []),
    ...children.flatMap(child => [...notesIn(child)]),
  ])

/**
 * Markdown that is not understood as it was meant, and so would stand in the page as it is written: links and images with a
 * space, references to nothing, tables without their line, fences never closed, and signs of other systems.
 */
export const literalMistakes = (outline: Outline, body: string): Found[] => {
  const found: Found[] = []
  const notes = notesIn(outline.tree)
  const add = (node: MarkdownNode, message: string) =>
    found.push({ ...outline.placeAt(node.position.start.offset), message })
  const walk = (node: MarkdownNode, isNested: boolean): void => {
    if (node.type === "code") {
      const message = fenceMistake(node, body, isNested)
      if (message) add(node, message)
    }
    if (
      node.type === "html" &&
      unreadMarkdown.test(
        (node.value ?? "").replace(/<pre[\s\S]*?<\/pre>|<code[\s\S]*?<\/code>|<[^>]*>/gi, ""),
      )
    )
      found.push({
        ...outline.placeAt(node.position.start.offset),
        message:
          "markdown within a block of HTML is shown as it stands; write an empty line before and after it",
        severity: "warning",
      })
    if (node.type === "table") found.push(...tableMistakes(node, outline))
    if (node.type === "footnoteDefinition" && !notes.has(node.identifier ?? ""))
      add(
        node,
        `nothing refers to the footnote "[^${node.identifier}]", so that it is not shown; write [^${node.identifier}] where it belongs`,
      )
    if (/^(paragraph|heading|tableCell)$/.test(node.type)) {
      const source = wordsOf(node, body)
      const words = node.type === "heading" ? headingIdOf(source).text : source
      if (node.type === "paragraph" && (isLostTable(words) || isBareTable(words)))
        add(
          node,
          "the table has no line below its head, or one of another length, and is shown as it stands; expected | --- | for each column",
        )
      for (const { pattern, message, severity } of node.type === "tableCell" ? signs.slice(0, 4) : signs)
        for (const one of words.matchAll(pattern))
          found.push({
            ...outline.placeAt(node.position.start.offset + one.index),
            message: message(one),
            ...(severity ? { severity } : {}),
          })
      return
    }
    for (const child of node.children ?? [])
      walk(child, isNested || /^(listItem|blockquote)$/.test(node.type))
  }
  walk(outline.tree, false)
  for (const node of outline.tree.children ?? [])
    if (node.type !== "code") found.push(...mergeMistakes(node, body, outline))
  return found
}
