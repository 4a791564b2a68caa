import { kebabCase } from "./kebab-case"
/** An owner's colours: four for each theme, and any other that should not be made of those. */
export type Colours = Readonly<Record<Theme, Chosen & Some>> & Readonly<Partial<Record<MoreContrast, Some>>>

export type Theme = "light" | "dark"
type MoreContrast = `${Theme}MoreContrast`
export type ColourName = keyof typeof chosen | keyof typeof others
type Chosen = Readonly<Record<keyof typeof chosen, string>>
export type Some = Readonly<Partial<Record<ColourName, string>>>
export type Palette = Readonly<Record<ColourName, string>>

export const themes = ["light", "dark"] as const

/** What an owner chooses for each theme, as `#rrggbb`. */
export const chosen = {
  paper: "the page's ground",
  ink: "text",
  signal: "the next thing to do",
  data: "what charts are about",
}

/** What else has a colour; an owner may choose it too. */
export const others = {
  paperSunk: "a ground that is set off",
  inkSoft: "secondary text",
  inkFaint: "notes",
  rule: "fine lines",
  ruleStrong: "the borders of fields",
  signalFill: "a filled button",
  onSignal: "the words of a filled button",
  dataSoft: "ranges in charts",
  dataFaint: "areas in charts",
  band: "the dark band that ends a page, and the icons' ground",
  onBand: "text on the band",
  onBandSoft: "secondary text on the band",
  danger: "errors",
  success: "what went well",
  mark: "marked words",
  focus: "the ring around what has the focus",
}

const partsOf = (colour: string): number[] =>
  [1, 3, 5].map(start => Number.parseInt(colour.slice(start, start + 2), 16))

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map(part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 to 21 (WCAG 2.2, "contrast ratio"). @param one, other `#rrggbb` */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const mix = (from: string, to: string, share: number): string => {
  const ends = partsOf(to)
  const parts = partsOf(from).map((part, index) => part + ((ends[index] ?? 0) - part) * share)
  return `#${parts.map(part => Math.round(part).toString(16).padStart(2, "0")).join("")}`
}

/** The colour nearest to `colour` on the way to `end` that has a contrast on `ground`. */
const strengthen = (colour: string, end: string, ground: string, least: number): string => {
  const steps = Array.from({ length: 21 }, (_, step) => mix(colour, end, step / 20))
  return steps.find(step => contrast(step, ground) >= least) ?? end
}

const [black, white] = ["#000000", "#ffffff"]

const readable = (ground: string): string => (contrast(white, ground) >= 4.5 ? white : black)

// Of every brand, since they mean the same everywhere.
const fixed = {
  light: { danger: "#9f1239", success: "#1f6b45", mark: "#f7dfa6", focus: "#1a4fc4" },
  dark: { danger: "#ff9bb0", success: "#7fd1a3", mark: "#5a4a1c", focus: "#9dbbff" },
}

/** All colours of a theme. */
export const paletteOf = (colours: Colours, theme: Theme): Palette => {
  const own = colours[theme]
  const { paper, ink, signal, data } = own
  const signalFill = own.signalFill ?? strengthen(colours.light.signal, white, paper, 3)
  const paperSunk = own.paperSunk ?? mix(paper, ink, 0.05)
  const band = own.band ?? (theme === "light" ? ink : paperSunk)
  const onBand = own.onBand ?? (theme === "light" ? paper : ink)
  return {
    paperSunk,
    inkSoft: strengthen(mix(ink, paper, 0.2), ink, paperSunk, 4.5),
    inkFaint: strengthen(mix(ink, paper, 0.4), ink, paperSunk, 4.5),
    rule: mix(paper, ink, 0.15),
    ruleStrong: strengthen(mix(paper, ink, 0.45), ink, paperSunk, 3),
    signalFill,
    onSignal: readable(signalFill),
    dataSoft: mix(data, paper, 0.6),
    dataFaint: mix(data, paper, 0.88),
    band,
    onBand,
    onBandSoft: mix(onBand, band, 0.2),
    ...fixed[theme],
    ...own,
    paper,
    ink,
    signal,
    data,
  }
}

/** What changes for those who ask for more contrast: coloured text reaches 7:1 too (WCAG 2.2, 1.4.6). */
export const moreContrastOf = (colours: Colours, theme: Theme): Some => {
  const palette = paletteOf(colours, theme)
  const own = colours[`${theme}MoreContrast`] ?? {}
  const strong = (name: "signal" | "data" | "success") =>
    own[name] ?? strengthen(palette[name], theme === "light" ? black : white, palette.paper, 7)
  const signal = strong("signal")
  const onSignal =
    contrast(palette.onSignal, signal) >= 7 ? palette.onSignal : theme === "light" ? white : black
  return { signal, data: strong("data"), success: strong("success"), onSignal, ...own }
}

/** The names of the custom properties: `paper-sunk`. */
export const colourTokens: readonly string[] = Object.keys({ ...chosen, ...others }).map(kebabCase)

/** A theme's colours by their custom properties' names. @returns a function that throws for an unknown name */
export const colourFinder = (colours: Colours, theme: Theme) => {
  const found = new Map(
    Object.entries(paletteOf(colours, theme)).map(([name, colour]) => [kebabCase(name), colour]),
  )
  return (token: string): string => {
    const colour = found.get(token)
    if (!colour) throw new Error(`No colour is called "${token}"; expected one of ${colourTokens.join(", ")}`)
    return colour
  }
}

/**
 * The colours as custom properties for both themes. Of no specificity, so that a style sheet may change them for print and more
 * contrast wherever it stands. Screen only in the dark, since printed pages are white.
 */
export const coloursCss = (colours: Colours): string => {
  const [light, dark] = [paletteOf(colours, "light"), paletteOf(colours, "dark")]
  const rule = (some: Some, before: Some = {}) => {
    const changed = Object.entries(some).filter(([name, colour]) => before[name as ColourName] !== colour)
    return `:where(:root){${changed.map(([name, colour]) => `--${kebabCase(name)}:${colour}`).join(";")}}`
  }
  const inDark = "(prefers-color-scheme:dark)"
  return [
    rule(light),
    `@media screen and ${inDark}{${rule(dark, light)}}`,
    `@media (prefers-contrast:more) and (prefers-color-scheme:light){${rule(moreContrastOf(colours, "light"), light)}}`,
    `@media screen and (prefers-contrast:more) and ${inDark}{${rule(moreContrastOf(colours, "dark"), dark)}}`,
  ].join("")
}
