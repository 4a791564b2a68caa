import { readFileSync } from "node:fs"
import sax, { type QualifiedTag } from "sax"
import { colourTokens } from "../../shared/colours"
import { variablesIn } from "../../shared/css-variables"
import { escapeHtml } from "../../shared/escape"
import type { Logo } from "../../shared/logo"
import { quote } from "../report/problems"

export const logoFile = "content/logo.svg"

const shapes = ["g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]

// What drawing programs write besides, which shows nothing.
const remarks = ["title", "desc", "metadata", "defs"]

const attributes =
  /^(?:d|points|transform|[xy][12]?|[rc][xy]|r|width|height|opacity|fill(?:-rule|-opacity)?|stroke(?:-(?:width|linecap|linejoin|miterlimit|opacity|dasharray|dashoffset))?)$/

const maxLength = 4000

const namespace = "http://www.w3.org/2000/svg"
const flat = `shapes alone (${shapes.join(", ")}); convert texts to outlines and gradients to flat colours`

const refuse = (found: string, expected: string): never => {
  throw new Error(`the logo ${found}; expected ${expected}`)
}

type Given = Readonly<Record<string, string>>

/** An opening tag with the attributes that draw; those of `style`, which a page's policy forbids, become attributes. */
const tag = (name: string, { style = "", ...own }: Given): string => {
  const styled = style.split(";").map(rule => rule.split(":").map(part => part.trim()))
  const drawing = [...Object.entries(own), ...styled].filter(([key = ""]) => attributes.test(key))
  return `<${name}${drawing.map(([key, value = ""]) => ` ${key}="${escapeHtml(value)}"`).join("")}>`
}

const checkAttributes = (given: Given): void => {
  for (const [key, value] of Object.entries(given)) {
    if (/^on/i.test(key)) refuse(`has a script in ${key}`, "none; remove it")
    if (/href$/i.test(key) || /url\s*\(/i.test(value))
      refuse(`refers to ${quote(value)}`, "nothing outside itself")
    for (const name of variablesIn(value))
      if (!colourTokens.includes(name))
        refuse(`has the unknown colour "--${name}"`, `one of ${colourTokens.join(", ")}`)
  }
}

const viewBoxOf = ({ viewBox = "" }: Given): Logo["viewBox"] => {
  const [x = Number.NaN, y = Number.NaN, width = 0, height = 0, ...more] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (![x, y, width, height].every(Number.isFinite) || width <= 0 || height <= 0 || more.length > 0)
    refuse(viewBox ? `has the viewBox ${quote(viewBox)}` : "has no viewBox", 'one such as "0 0 16 16"')
  if (width > 2 * height || height > 2 * width)
    refuse(
      `is ${width} × ${height}`,
      "a mark at most twice as wide as high, since the brand's name stands beside it",
    )
  return [x, y, width, height]
}

const parse = (svg: string): Logo => {
  const parser = sax.parser(true, { xmlns: true })
  const markup: string[] = []
  let viewBox: Logo["viewBox"] | undefined
  let skipped = 0
  parser.onerror = ({ message }) =>
    refuse(`cannot be read (${message.replace(/\s+/g, " ")})`, "an SVG file; save it again")
  parser.onopentag = opened => {
    const { name, local, uri, attributes } = opened as QualifiedTag
    const given = Object.fromEntries(Object.values(attributes).map(one => [one.name, one.value]))
    // Programs keep their own notes in namespaces of their own.
    const isForeign = uri !== namespace
    if (!viewBox) {
      if (isForeign || local !== "svg") refuse(`begins with <${name}>`, `<svg xmlns="${namespace}">`)
      checkAttributes(given)
      viewBox = viewBoxOf(given)
      const { x: _x, y: _y, width: _width, height: _height, ...inherited } = given
      markup.push(tag("g", inherited))
    } else if (isForeign || remarks.includes(local)) skipped += 1
    else {
      if (!shapes.includes(local)) refuse(`has <${local}>`, flat)
      checkAttributes(given)
      if (skipped > 0) skipped += 1
      else markup.push(tag(local, given))
    }
  }
  parser.onclosetag = name => {
    if (skipped > 0) skipped -= 1
    else markup.push(`</${name.replace(/^.*:/, "").replace("svg", "g")}>`)
  }
  parser.ontext = text => {
    if (skipped === 0 && text.trim()) refuse(`has the text ${quote(text.trim())}`, flat)
  }
  parser.write(svg.replace(/^\uFEFF/, "")).close()
  const all = markup.join("").replace(/^<g>(.*)<\/g>$/s, "$1")
  if (!viewBox || !/<(?!g\b|\/)/.test(all)) return refuse("is empty", "an SVG file with shapes")
  if (all.length > maxLength)
    refuse(`has ${all.length} characters`, `at most ${maxLength}, since every page has it twice; simplify it`)
  return { viewBox, markup: all }
}

/** Reads a logo, or says what is wrong with it, what was found and what is expected. */
export const readLogo = (svg: string): { logo?: Logo; problem?: string } => {
  try {
    return { logo: parse(svg) }
  } catch (error) {
    return { problem: (error as Error).message }
  }
}

/** The site's own logo. @throws if it cannot be drawn */
export const ownLogo = (): Logo => {
  const { logo, problem } = readLogo(readFileSync(logoFile, "utf8"))
  if (!logo) throw new Error(`${logoFile}: ${problem}`)
  return logo
}
