/** Where an index is cut. */
export type IndexSizes = {
  /** Up to this many characters everything is one file. */
  whole: number
  /** The most bytes, before compression, that the terms of one gram may take before longer grams are used. */
  gram: number
  /** About how many bytes, before compression, a part with terms or lists takes. */
  part: number
  /** How many documents' text is in a part. */
  texts: number
}

/** The measured sizes (design.md): smaller parts lengthen the manifest, larger ones cost each query more. */
export const INDEX_SIZES: IndexSizes = { whole: 64_000, gram: 10_000, part: 6_000, texts: 6 }
