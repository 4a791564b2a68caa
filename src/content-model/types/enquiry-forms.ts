import { maxLengths } from "../../shared/enquiry/form-rules"
import type { ContentType, Values } from "./content-type"
import { group, groupList, objectType, text } from "./field-types"
import { formWords } from "./form-words"

const isShort = (value: string) => value.length <= maxLengths.choice
const tooLong = `a text of at most ${maxLengths.choice} characters`

const choice = objectType("FormChoice", "An option of a list in a form.", {
  label: text("what the visitor reads", "SEO Consulting").refine(isShort, tooLong),
  value: text("what is sent, if it is not the label", { example: "seo", sdl: "String!" })
    .refine(isShort, tooLong)
    .optional(),
})

const choiceList = (expected: string) => groupList(choice, expected, "label")

const form = objectType("FormChoices", "The choices of a form; a list without entries is left out.", {
  services: choiceList("a list of services with label, which may be empty"),
  budgets: choiceList("a list of budgets with label, which may be empty"),
})

const withValues = (written: unknown) =>
  Object.fromEntries(
    Object.entries(written as Record<string, Values[]>).map(([list, entries]) => [
      list,
      entries.map(({ label, value = label }) => ({ label, value })),
    ]),
  )

export const enquiryForms = {
  schema: group({ contact: form, amp: form, words: formWords }),
  type: "EnquiryForms",
  doc: "The services and budgets that the forms offer, and what the forms say, from content/forms.json.",
  cms: { label: "Forms" },
  fields: ({ contact, amp, words }) => ({
    contact: withValues(contact),
    amp: withValues(amp),
    words,
  }),
} satisfies ContentType
