import type { FormName } from "../../shared/enquiry/form-rules"
import type { FieldData } from "../ui/field"

/** A field without what `rules` say: its label, whether it is required, and its limit, as `maxlength` would cut a text silently. */
export type FormField = Omit<FieldData, "label">

/** Which form, and what it says: the words of all forms, and its own. */
export type NamedForm = {
  readonly name: FormName
  readonly words: Queries.FormTextsFragment
  readonly own: Queries.ContactFormTextsFragment & { readonly noSite?: string }
}

/** Fields in a nested list share a row. */
export type FormDefinition = NamedForm & {
  readonly fields: readonly (FormField | readonly FormField[])[]
}
