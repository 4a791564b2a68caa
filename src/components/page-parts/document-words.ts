type Document = { readonly format: string; readonly size: string; readonly pages: number | null }

/** What a document is, for whoever is about to load it: "PDF, 192 kB, 4 pages". */
export const documentWords = ({ format, size, pages }: Document): string =>
  [format, size, ...(pages ? [`${pages} ${pages === 1 ? "page" : "pages"}`] : [])].join(", ")
