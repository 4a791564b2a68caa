import type { DigitalDocument } from "schema-dts"
import { site } from "../../../shared/site"
import type { PageFacts, ResourceFacts } from "../page-facts"
import { refs, urlOf } from "./ids"

/** A free resource (schema.org, "DigitalDocument"). */
export const digitalDocument = (
  { path, title, description }: PageFacts,
  { type, updated, externalUrl, tags }: ResourceFacts,
): DigitalDocument => ({
  "@type": "DigitalDocument",
  ...refs.document(path),
  name: title,
  description,
  genre: type,
  url: urlOf(path),
  isAccessibleForFree: true,
  ...(updated && { dateModified: updated }),
  inLanguage: site.language,
  author: refs.organisation,
  publisher: refs.organisation,
  image: refs.shareImage(path),
  ...(tags.length > 0 && { keywords: tags.map(({ name }) => name) }),
  ...(externalUrl && { encoding: { "@type": "MediaObject", contentUrl: urlOf(externalUrl) } }),
})
