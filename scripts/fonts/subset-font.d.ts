declare module "subset-font" {
  interface AxisRange {
    min: number
    max: number
    default?: number
  }
  interface SubsetOptions {
    targetFormat?: "woff2" | "woff" | "truetype"
    variationAxes?: Record<string, number | AxisRange>
    keepFeatures?: string[]
    noHinting?: boolean
    dropTables?: string[]
  }
  /** Cuts a font to the characters of `text`; resolves to the new font file. */
  function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
  export = subsetFont
}
