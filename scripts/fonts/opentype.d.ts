/** The part of opentype.js that this repository uses; the package ships no types. */
declare module "opentype.js" {
  export interface PathCommand {
    type: "M" | "L" | "C" | "Q" | "Z"
    x?: number
    y?: number
    x1?: number
    y1?: number
    x2?: number
    y2?: number
  }
  export interface Path {
    commands: PathCommand[]
    getBoundingBox(): { x1: number; y1: number; x2: number; y2: number }
  }
  export interface RenderOptions {
    kerning?: boolean
    letterSpacing?: number
  }
  export interface Font {
    unitsPerEm: number
    ascender: number
    descender: number
    tables: {
      os2?: { sxHeight?: number; sCapHeight?: number; fsSelection?: number }
      hhea: { ascender: number; descender: number; lineGap: number }
      gsub?: { features: { tag: string }[] }
      gpos?: { features: { tag: string }[] }
    }
    getEnglishName(name: "fontFamily"): string
    charToGlyphIndex(character: string): number
    getAdvanceWidth(text: string, fontSize: number, options?: RenderOptions): number
    getPath(text: string, x: number, y: number, fontSize: number, options?: RenderOptions): Path
  }
  export function parse(buffer: ArrayBuffer): Font
}
