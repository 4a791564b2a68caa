import type { NamedForm } from "../../src/components/forms/form-definition"
import { formWords } from "../../src/content-model/types/form-words"
import { withDefaults } from "../../src/content-model/types/words"

type Texts = Queries.FormTextsFragment & {
  readonly audit: Queries.AuditFormTextsFragment
  readonly contact: Queries.ContactFormTextsFragment
}

/** What forms say whose owner has written nothing else. */
export const formTexts = withDefaults(formWords) as Texts

/** A form with these words. */
export const formNamed = (name: "audit" | "contact"): NamedForm => ({
  name,
  words: formTexts,
  own: formTexts[name],
})
