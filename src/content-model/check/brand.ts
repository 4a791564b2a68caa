import { join } from "node:path"
import { readText } from "../../read-files"
import {
  type ColourName,
  type Colours,
  contrast,
  moreContrastOf,
  paletteOf,
  themes,
} from "../../shared/colours"
import { logoFile, readLogo } from "../read/logo"
import { addError } from "../report/problems"
import { brandColours } from "../types/colours"
import { valueAt } from "../types/values"
import type { ContentIndex } from "./content-index"

type Pair = readonly [over: ColourName, ground: ColourName, least: number]

const onBoth = (least: number, ...names: ColourName[]): Pair[] =>
  names.flatMap(name => [[name, "paper", least] as const, [name, "paperSunk", least] as const])

// WCAG 2.2, 1.4.3 (text 4.5, here 7 for that of articles) and 1.4.11 (fields, filled buttons, the ring of focus: 3).
const pairs: Pair[] = [
  ...onBoth(7, "ink"),
  ...onBoth(4.5, "inkSoft", "inkFaint", "signal", "data", "danger", "success"),
  ...onBoth(3, "ruleStrong", "focus"),
  ["signalFill", "paper", 3],
  ["onSignal", "signalFill", 4.5],
  ["onBand", "band", 7],
  ["onBandSoft", "band", 4.5],
  ["ink", "mark", 4.5],
  ["ink", "dataSoft", 4.5],
  ["ink", "dataFaint", 4.5],
]

// 1.4.6: there, filled buttons have the signal colour.
const enhanced: Pair[] = [
  ...(["signal", "data", "success"] as const).map(name => [name, "paper", 7] as const),
  ["onSignal", "signal", 7],
]

/** Code is coloured alike for every brand, for grounds that are nearly white or nearly black. */
const extremes = { light: ["black", "#000000"], dark: ["white", "#ffffff"] } as const
const leastOnGround = 14

type Named = readonly [name: string, colour: string]
type Measured = readonly [group: string, over: Named, ground: Named, least: number]
type Failure = { group: string; over: Named; ground: Named; found: number; least: number }

const failuresOf = (colours: Colours): Failure[] =>
  themes.flatMap(theme => {
    const palette = paletteOf(colours, theme)
    const strong = { ...palette, ...moreContrastOf(colours, theme) }
    const measured: Measured[] = [
      ...(["paper", "paperSunk"] as const).map(
        (name): Measured => [theme, extremes[theme], [name, palette[name]], leastOnGround],
      ),
      ...pairs.map(
        ([over, ground, least]): Measured => [theme, [over, palette[over]], [ground, palette[ground]], least],
      ),
      ...enhanced.map(
        ([over, ground, least]): Measured => [
          `${theme}MoreContrast`,
          [over, strong[over]],
          [ground, strong[ground]],
          least,
        ],
      ),
    ]
    return measured.flatMap(([group, over, ground, least]) => {
      // Cut, not rounded: 4.496 is not 4.5.
      const found = Math.floor(contrast(over[1], ground[1]) * 100) / 100
      return found < least ? [{ group, over, ground, found, least }] : []
    })
  })

const checkColours = ({ fileNamed }: ContentIndex): void => {
  const source = fileNamed("colours.json")
  const { data } = brandColours.schema.safeParse(source?.data)
  if (!source || !data) return
  const failures = failuresOf(data as Colours)
  // What is mixed of others fails because of them.
  const own = failures.filter(({ group, over: [name] }) => valueAt(data, group, name) !== undefined)
  for (const { group, over, ground, found, least } of own.length > 0 ? own : failures) {
    const reason = `${over.join(" ")} on ${ground.join(" ")} has a contrast of ${found}; expected at least ${least}, ${(least - found).toFixed(2)} more (WCAG 2.2)`
    addError(source.vfile, `${group} > ${reason}`, source.placeOf([group, over[0]]))
  }
}

const checkLogo = ({ root, contentFiles, vfileOf }: ContentIndex): void => {
  const vfile = vfileOf(logoFile)
  const problemOf = () => {
    if (!contentFiles.has(logoFile)) return "this required file is missing"
    const read = readText(join(root, logoFile))
    return "problem" in read ? read.problem : readLogo(read.text).problem
  }
  const problem = problemOf()
  if (problem) addError(vfile, problem)
}

/** Whether the owner's colours can be read on each other, in both themes, and her logo can be drawn. */
export const checkBrand = (content: ContentIndex): void => {
  checkColours(content)
  checkLogo(content)
}
