import type { PartLoader } from "../../files/part-loader"
import { nameInTable } from "../../files/part-table"
import { type DocumentPart, type Manifest, textPartOf } from "../format/format"
import type { SearchDocument } from "../rule/document"

const documentAt = (part: DocumentPart, at: number, kind: SearchDocument["kind"]): SearchDocument => {
  const date = part.dates[at]
  const picture = part.pictures[at]
  return {
    kind,
    title: part.titles[at] ?? "",
    text: part.texts[at] ?? "",
    slug: part.slugs[at] ?? "",
    ...(date && { date }),
    ...(picture && { picture }),
  }
}

/**
 * @param numbers of documents.
 * @returns the documents in the same order, their parts loaded side by side.
 * @throws what `loader.load` throws.
 */
export const readDocuments = (
  numbers: readonly number[],
  manifest: Manifest,
  loader: PartLoader,
): Promise<SearchDocument[]> => {
  const { resources } = manifest
  const kindOf = (number: number): SearchDocument["kind"] => (number < resources ? "resource" : "post")
  if ("whole" in manifest) {
    return Promise.resolve(numbers.map(number => documentAt(manifest.whole, number, kindOf(number))))
  }
  const { size, hashes } = manifest.texts
  return Promise.all(
    numbers.map(async number => {
      const name = nameInTable("text", textPartOf(number, resources, size), hashes)
      const part = await loader.load<DocumentPart>(name)
      const at = (number < resources ? number : number - resources) % size
      return documentAt(part, at, kindOf(number))
    }),
  )
}
