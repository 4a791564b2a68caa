import { parser, type QualifiedTag, type Tag } from "sax"
import { suggestion } from "../report/nearest"
import { quote } from "../report/schema-problems"

/** The colours that a drawing may name, as `var(--data)`: tokens of `src/styles/tokens.css`, which each theme has. */
export const drawingColours = [
  "paper",
  "paper-sunk",
  "ink",
  "ink-soft",
  "ink-faint",
  "rule",
  "rule-strong",
  "signal",
  "data",
  "data-soft",
  "data-faint",
  "mark",
] as const

/** What is wrong with a drawing, to follow "the image" in a sentence. */
export type DrawingProblem = { message: string; severity?: "warning" }

const mostBytes = 100_000
// Lists show a cover beside each article.
const heavyCover = 8_000

const outlineHint = (file: string) =>
  `an image sees no font of its page; expected outlines: npm run outline -- ${file}`

const isElsewhere = (address: string) => !/^\s*(?:#|data:)/i.test(address)

const inStyle = (css: string): string | undefined => {
  const other = [...css.matchAll(/url\(\s*["']?([^"')]+)/gi)]
    .map(([, address = ""]) => address)
    .find(isElsewhere)
  if (other ?? /@import/i.test(css))
    return `shows ${other ? quote(other) : "a style of another file"}, but an image sees no other file; put it into the drawing`
  if (/@font-face/i.test(css)) return "brings a font of its own; expected outlines of its text, and no font"
  const unknown = [...css.matchAll(/var\(\s*--([\w-]+)/g)]
    .map(([, name = ""]) => name)
    .find(name => !drawingColours.some(colour => colour === name))
  return unknown
    ? `names the colour "--${unknown}", which no theme has; expected one of: ${drawingColours.map(name => `--${name}`).join(", ")}${suggestion(unknown, [...drawingColours])}`
    : undefined
}

const ofTag = ({ name, attributes }: Tag | QualifiedTag): string | undefined => {
  const local = name.replace(/^\w+:/, "").toLowerCase()
  if (local === "script") return "holds a script, which no page runs; save it without"
  if (local === "foreignobject")
    return "holds HTML (<foreignObject>), which not every browser shows; expected it drawn"
  for (const [key, given] of Object.entries(attributes)) {
    const value = String(given)
    if (/^on/i.test(key)) return `holds a script (${key}), which no page runs; save it without`
    if (/^(xlink:)?href$/i.test(key) && local !== "a" && isElsewhere(value))
      return `shows ${quote(value)}, but an image sees no other file; put it into the drawing`
    const wrong = inStyle(value)
    if (wrong) return wrong
  }
  return undefined
}

/**
 * Judges an SVG, which is shown as an image: without scripts, other files or the page's fonts, in the theme's colours
 * (docs/editors.md, "Drawings").
 * @param svg a file that is a sound image otherwise
 * @param file its path, for the command that mends it
 * @returns the first mistake, else a warning, else undefined
 */
export const drawingProblem = (svg: string, file: string, isCover: boolean): DrawingProblem | undefined => {
  const wrong: string[] = []
  let open: string[] = []
  const reader = parser(true)
  // What is no XML has been named already.
  reader.onerror = () => reader.resume()
  reader.onopentag = tag => {
    open.push(tag.name)
    const message = ofTag(tag)
    if (message) wrong.push(message)
  }
  reader.onclosetag = name => {
    open = open.slice(0, open.lastIndexOf(name))
  }
  const read = (text: string) => {
    if (open.includes("style")) wrong.push(...[inStyle(text)].flatMap(message => message ?? []))
    else if (open.includes("text") && text.trim())
      wrong.push(`holds the text ${quote(text.trim())}, and ${outlineHint(file)}`)
  }
  reader.ontext = read
  reader.oncdata = read
  reader.write(svg).close()
  const [message] = wrong
  if (message) return { message }
  const bytes = Buffer.byteLength(svg)
  const size = `has ${Math.round(bytes / 1000)} kB`
  if (bytes > mostBytes)
    return {
      message: `${size}; expected at most ${mostBytes / 1000} kB of a drawing: simplify its lines, or save it as a .png file`,
    }
  return isCover && bytes > heavyCover
    ? {
        message: `${size}, much for a drawing that lists show; expected at most ${heavyCover / 1000} kB`,
        severity: "warning",
      }
    : undefined
}
