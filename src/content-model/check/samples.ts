import { isPlaceholder } from "../../shared/site"
import { addError, fieldWarning, quote } from "../report/problems"
import { at } from "../report/schema-problems"
import { textOf } from "../types/values"
import { entriesOf, type Site } from "./site-model"

const contactDetails = [["email"], ["whatsapp"], ["network", "url"]]

/** Warns of contact details to fill in before going live, and finds samples where the site says it has none. */
export const checkSamples = (site: Site): void => {
  const source = site.fileNamed("site.json")
  if (!source) return
  for (const detail of contactDetails) {
    const path = ["contact", ...detail]
    const value = textOf(at(source.data, ...path))
    if (!value)
      fieldWarning(source, path, "is not set, so pages leave it out; fill it in before the site goes live")
    else if (isPlaceholder(value))
      fieldWarning(source, path, `${quote(value)} is a placeholder; replace it before the site goes live`)
  }
  if (at(source.data, "sample") === true) return
  for (const { data, vfile } of site.json)
    if ([data, ...entriesOf(data)].some(entry => at(entry, "sample") === true))
      addError(
        vfile,
        'is a sample, and content/site.json does not say so; put "sample": true there, or replace it',
      )
}
