import { type HTMLElement, NodeType, parse } from "node-html-parser"
import type { Font, PathCommand } from "opentype.js"
import type { Family } from "./fonts"

type Fonts = (family: Family, weight: number) => Promise<Font[]>
type Glyph = { id: string; path: string; advance: number }

// Glyphs are written in these units an em: at 36 px a step is a tenth of a pixel.
const em = 400

/** Path data in whole, relative steps, from the baseline's start; the y of SVG runs down, as opentype.js gives it. */
const relativePath = (commands: readonly PathCommand[]): string => {
  let at = { x: 0, y: 0 }
  const step = (x = 0, y = 0) => `${Math.round(x) - at.x} ${Math.round(y) - at.y}`
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      if (type === "Z") return "z"
      const controls = [
        ...(x1 === undefined ? [] : [step(x1, y1)]),
        ...(x2 === undefined ? [] : [step(x2, y2)]),
      ]
      if (type === "L" && step(x, y) === "0 0") return ""
      const text = type.toLowerCase() + [...controls, step(x, y)].join(" ")
      at = { x: Math.round(x ?? 0), y: Math.round(y ?? 0) }
      return text.replaceAll(" -", "-")
    })
    .join("")
}

const number = (element: HTMLElement, name: string, otherwise: number): number => {
  const value = Number(element.getAttribute(name) ?? otherwise)
  if (Number.isNaN(value)) throw new Error(`<text ${name}="${element.getAttribute(name)}"> is not a number`)
  return value
}

const familyOf = (element: HTMLElement): Family =>
  /newsreader|(?<!sans-)\bserif/i.test(element.getAttribute("font-family") ?? "") ? "serif" : "sans"

const weights: Record<string, number> = { normal: 400, bold: 700 }

const weightOf = (element: HTMLElement): number => {
  const value = element.getAttribute("font-weight") ?? "400"
  return weights[value] ?? Number(value)
}

const shifts: Record<string, number> = { start: 0, middle: 0.5, end: 1 }

/** The attributes that a text keeps when it becomes outlines: its colour and class. */
const kept = (element: HTMLElement): string =>
  ["class", "fill", "opacity"]
    .flatMap(name => (element.hasAttribute(name) ? [` ${name}="${element.getAttribute(name)}"`] : []))
    .join("")

/**
 * Makes outlines of every `<text>` of an SVG, in the site's fonts: an image sees no font of its page. Each character's
 * outline is written once and used where it stands.
 * @param svg with `<text>` elements that have `x`, `y`, `font-size`, and `font-family`, `font-weight`, `text-anchor` where
 * these are not a grotesque, 400 and start; `<tspan>` is not understood
 * @param fonts a family's fonts in one weight; the first that has a character serves it
 * @throws when a text holds other elements, or a character that no font has
 */
export const outlineTexts = async (svg: string, fonts: Fonts): Promise<string> => {
  const root = parse(svg, { lowerCaseTagName: false, comment: true })
  const glyphs = new Map<string, Glyph>()
  const glyphOf = (character: string, family: Family, weight: number, candidates: Font[]): Glyph => {
    const key = `${family}${weight}${character}`
    const known = glyphs.get(key)
    if (known) return known
    const font = candidates.find(one => one.charToGlyphIndex(character) > 0)
    if (!font) throw new Error(`The fonts of the site have no "${character}"`)
    const glyph = {
      id: `g${glyphs.size.toString(36)}`,
      path: relativePath(font.getPath(character, 0, 0, em).commands),
      advance: font.getAdvanceWidth(character, em),
    }
    glyphs.set(key, glyph)
    return glyph
  }
  for (const element of root.querySelectorAll("text")) {
    if (element.childNodes.some(({ nodeType }) => nodeType === NodeType.ELEMENT_NODE))
      throw new Error(`<text> holds other elements: ${element.toString()}`)
    const [family, weight] = [familyOf(element), weightOf(element)]
    const candidates = await fonts(family, weight)
    const set = [...element.textContent.trim()].map(one => glyphOf(one, family, weight, candidates))
    const width = set.reduce((sum, { advance }) => sum + advance, 0)
    let at = -width * (shifts[element.getAttribute("text-anchor") ?? "start"] ?? 0)
    const uses = set.map(({ id, path, advance }) => {
      const use = path === "" ? "" : `<use href="#${id}" x="${Math.round(at)}"/>`
      at += advance
      return use
    })
    const scale = Number((number(element, "font-size", 16) / em).toFixed(5))
    const place = `translate(${number(element, "x", 0)} ${number(element, "y", 0)}) scale(${scale})`
    element.replaceWith(`<g${kept(element)} transform="${place}">${uses.join("")}</g>`)
  }
  const defined = [...glyphs.values()].filter(({ path }) => path !== "")
  const defs = `<defs>\n${defined.map(({ id, path }) => `<path id="${id}" d="${path}"/>`).join("\n")}\n</defs>`
  if (defined.length === 0) return svg
  const written = root
    .toString()
    .replace(/><\/(?:use|path|rect|line|circle|ellipse|polyline|polygon)>/g, "/>")
  return written.replace(/<svg\b[^>]*>/, tag => `${tag}\n${defs}`)
}
