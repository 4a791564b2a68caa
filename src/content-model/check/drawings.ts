import { suggestion } from "../report/nearest"
import { quote } from "../report/problems"
import type { ImageFault } from "./image-files"

/** The colours that a drawing may name, as `var(--data)`: tokens of `src/styles/tokens.css`, which each theme has. */
export const drawingColours =
  "paper paper-sunk ink ink-soft ink-faint rule rule-strong signal data data-soft data-faint mark".split(" ")

const mostBytes = 100_000
// Lists show a cover beside each article.
const heavyCover = 8_000
const reference =
  /<(?!a\s)[\w:]+\s(?:[^>]*\s)?(?:xlink:)?href\s*=\s*["']([^"']*)|url\(\s*["']?([^"')]+)|@import\s+([^;]+)/gi
const lettering = /<text\b[^>]*>\s*(?:<tspan\b[^>]*>\s*)?([^<\s][^<]*)/i

/**
 * Checks an SVG, which is shown as an image: without scripts, other files or the page's fonts, in the theme's colours
 * (docs/editors.md, "Drawings").
 * @param svg a file that is a sound image otherwise
 */
export const drawingFault = (svg: string, isCover: boolean): ImageFault => {
  const drawn = svg.replace(/<!--[\s\S]*?-->/g, "")
  if (/<(?:\w+:)?script\b|<[^>]*\son\w+\s*=/i.test(drawn))
    return { error: "holds a script, which no page runs" }
  if (/<foreignObject\b/i.test(drawn)) return { error: "holds HTML, which not every browser shows; draw it" }
  const other = [...drawn.matchAll(reference)]
    .map(([, href, url, style]) => href ?? url ?? style ?? "")
    .find(address => !/^\s*(?:#|data:|$)/i.test(address))
  if (other)
    return { error: `shows ${quote(other)}, but an image sees no other file; put it into the drawing` }
  const colours = [...drawn.matchAll(/var\(\s*--([\w-]+)/g)].map(([, name = ""]) => name)
  const unknown = colours.find(name => !drawingColours.includes(name))
  if (unknown) return { error: `names the colour "--${unknown}"${suggestion(unknown, drawingColours)}` }
  const bytes = Buffer.byteLength(svg)
  const size = `has ${Math.round(bytes / 1000)} kB; expected at most`
  if (bytes > mostBytes) return { error: `${size} ${mostBytes / 1000}: simplify it, or save it as .png` }
  const [, text] = lettering.exec(drawn) ?? []
  if (text)
    return {
      warning: `holds the text ${quote(text.trim())}; convert it to outlines, or its font varies`,
    }
  return isCover && bytes > heavyCover ? { warning: `${size} ${heavyCover / 1000} for a cover` } : undefined
}
