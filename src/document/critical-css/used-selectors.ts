/** What a document uses: element names, classes, and the code points of its text, since some fonts are for a few of them. */
export type Used = {
  elements: ReadonlySet<string>
  classes: ReadonlySet<string>
  characters: ReadonlySet<number>
}

const found = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(match => match[1] ?? "")

/** The characters of a text, as code points. */
export const charactersIn = (text: string): Set<number> =>
  new Set(Array.from(new Set(text), character => character.codePointAt(0) ?? 0))

// Code is set in a font of the visitor's system, formulas are not.
const notShown = /<(script|style|template|code)\b(?! class="language-formula")[\s\S]*?<\/\1>|<[^>]*>/g
const names: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" }
const decoded = (_: string, name: string, hex: string): string =>
  hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (names[name] ?? "")

/** The text that a document shows, without what it shows in the order of its tags. */
const textOf = (html: string): string =>
  html.replace(notShown, "").replace(/&(?:(\w+)|#x([0-9a-f]+));/gi, decoded)

/**
 * Reads off a document's HTML what it uses.
 * @param moreClasses classes that scripts will add
 */
export const usedIn = (html: string, moreClasses: readonly string[] = []): Used => ({
  elements: new Set(["html", "body", ...found(html, /<([a-z][a-z0-9-]*)/gi).map(name => name.toLowerCase())]),
  classes: new Set([
    ...found(html, /\sclass="([^"]*)"/g).flatMap(names => names.split(/\s+/)),
    ...moreClasses,
  ]),
  characters: charactersIn(textOf(html)),
})

const functions = /:(?:is|where|not|has|host|nth-[a-z-]+)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g
const attributes = /\[(?:[^\]"]|"[^"]*")*\]/g
const pseudos = /::?[a-z-]+(?:\([^)]*\))?/gi

// An escaped sign of a class name, as in `.sm\:flex`, becomes one that has no meaning in selectors, and back.
const privateUse = 0xe000
const hideEscapes = (text: string) =>
  text.replace(/\\(.)/g, (_, sign: string) => String.fromCharCode(privateUse + sign.charCodeAt(0)))
const showEscapes = (text: string) =>
  text.replace(/[\ue000-\uf8ff]/g, sign => String.fromCharCode(sign.charCodeAt(0) - privateUse))

// Parts of fields that no page has: dates, numbers and files. Tailwind's first layer corrects them all.
const otherFields = /^::(?:-webkit-(?:date|calendar|inner|outer)|file-selector)/

/** The alternatives of a selector's `:is(…)` and `:where(…)` that hold no bracket of their own. */
const choices = (selector: string): string[][] =>
  found(selector, /:(?:is|where)\(([^()]*)\)/g).map(list => list.split(","))

/**
 * Whether a selector can meet anything in the document. It errs on the side of yes: what stands inside `:not(…)`,
 * `:has(…)` or an attribute is not looked at.
 */
export const isUsed = (selector: string, used: Used): boolean => {
  const hidden = hideEscapes(selector)
  const bare = hidden.replace(functions, "").replace(attributes, "").replace(pseudos, "")
  const classes = found(bare, /\.([\w\ue000-\uf8ff-]+)/g).map(showEscapes)
  const elements = found(bare.replace(/[.#][\w\ue000-\uf8ff-]+/g, ""), /(?:^|[\s>+~])([a-z][a-z0-9-]*)/gi)
  return (
    !otherFields.test(selector) &&
    classes.every(name => used.classes.has(name)) &&
    elements.every(name => used.elements.has(name)) &&
    choices(hidden).every(list => list.some(choice => isUsed(choice, used)))
  )
}
