import { isPlaceholder } from "../../shared/site"
import { addError, fieldWarning, quote } from "../report/problems"
import { entriesOf, stringOf, valueAt } from "../types/values"
import type { ContentIndex } from "./content-index"

/** Warns of missing and placeholder contact details, and reports samples where the site claims to have none. */
export const checkSite = ({ fileNamed, json }: ContentIndex): void => {
  const source = fileNamed("site.json")
  if (!source) return
  for (const detail of [["email"], ["whatsapp"], ["network", "url"]]) {
    const path = ["contact", ...detail]
    const value = stringOf(valueAt(source.data, ...path))
    if (!value) fieldWarning(source, path, "is not set; pages leave it out")
    else if (isPlaceholder(value))
      fieldWarning(source, path, `${quote(value)} is a placeholder; replace it before the site goes live`)
  }
  if (valueAt(source.data, "sample") === true) return
  const reason =
    'is a sample, but content/site.json has no "sample": true; add that there, or replace the sample'
  for (const { data, vfile } of json)
    if ([data, ...entriesOf(data)].some(entry => valueAt(entry, "sample") === true)) addError(vfile, reason)
}
