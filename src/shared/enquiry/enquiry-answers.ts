import { defaultFieldTexts, type FieldTexts } from "./field-texts"
import { thanks } from "./form-rules"
import { referenceLabel } from "./reference"
import { refusals } from "./refusals"

/** What the server says to visitors of their enquiries. */
export type EnquiryAnswers = FieldTexts & {
  readonly thanks: string
  readonly reference: string
  /** By reason; one without words has the default ones. */
  readonly refusals: Readonly<Record<string, string>>
}

/** Where no build says it in the words of its content. */
export const defaultAnswers: EnquiryAnswers = {
  ...defaultFieldTexts,
  thanks,
  reference: referenceLabel,
  refusals,
}
