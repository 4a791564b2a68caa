import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type Font, parse } from "opentype.js"
import { pathData } from "./path-data"

/** Sets text as paths, so that no font of the machine matters. */
export interface Typeface {
  /** What can be set of a text: an accented letter without a glyph loses its accent, another is left out. */
  settable(text: string): string
  width(text: string, size: number): number
  path(text: string, x: number, y: number, size: number): string
}

const folder = "src/outputs/share-images/fonts"

function readFont(name: string): Font {
  const file = readFileSync(join(process.cwd(), folder, `${name}.ttf`))
  return parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer)
}

interface Run {
  font: Font
  text: string
}

function runsOf(fonts: Font[], text: string): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const font = fonts.find(candidate => candidate.charToGlyphIndex(character) > 0)
    const last = runs.at(-1)
    if (font && last?.font === font) last.text += character
    else if (font) runs.push({ font, text: character })
  }
  return runs
}

/** Opens a typeface from its font files; later files serve characters that the earlier ones lack. */
export function openTypeface(...names: string[]): Typeface {
  const fonts = names.map(readFont)
  const width = ({ font, text }: Run, size: number) => font.getAdvanceWidth(text, size, { kerning: true })
  const has = (character: string) => fonts.some(font => font.charToGlyphIndex(character) > 0)
  const settableCharacter = (character: string) =>
    [character, character.normalize("NFD").slice(0, 1)].find(has) ?? ""
  return {
    settable: text => [...text.normalize("NFC")].map(settableCharacter).join("").replace(/\s+/g, " ").trim(),
    width: (text, size) => runsOf(fonts, text).reduce((sum, run) => sum + width(run, size), 0),
    path: (text, x, y, size) => {
      let at = x
      return runsOf(fonts, text)
        .map(run => {
          const outline = pathData(run.font.getPath(run.text, at, y, size, { kerning: true }))
          at += width(run, size)
          return outline
        })
        .join("")
    },
  }
}
