/** The part of opentype.js that tests use; the package ships no types. */
declare module "opentype.js" {
  export interface Font {
    tables: { gsub?: { features: { tag: string }[] } }
    charToGlyphIndex(character: string): number
    getAdvanceWidth(text: string, fontSize: number): number
  }
  export function parse(buffer: ArrayBuffer): Font
}
