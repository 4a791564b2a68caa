import type { FormName } from "../../shared/enquiry/form-rules"
import type { FieldData } from "../ui/field"
import type { FormState } from "./form-state"

type ToastText = { title: string; text: string }

/** A field without what `rules` say: its label, whether it is required, and its limit, as `maxlength` would cut a text silently. */
export type FormField = Omit<FieldData, "label">

/** Fields in a nested list share a row. */
export type FormDefinition = {
  name: FormName
  fields: readonly (FormField | readonly FormField[])[]
  submitLabel: string
  restartLabel: string
  sent: ToastText
  failed: ToastText
}

export type FormStatusProps = { form: FormDefinition; state: FormState }
