import {
  choiceLists,
  type FormChoices,
  PrivacyNote,
  person,
} from "../components/forms/audit-and-contact-forms"
import type { FormField } from "../components/forms/form-definition"
import { EmailLink } from "../components/sections/contact-links"
import { Button } from "../components/ui/button"
import { Field } from "../components/ui/field"
import { labelOf } from "../shared/enquiry/field-texts"
import { type Fields, hiddenFields, rules } from "../shared/enquiry/form-rules"
import { paths } from "../shared/paths"
import { site } from "../shared/site"

type Words = Queries.FormTextsFragment & { readonly contact: Queries.ContactFormTextsFragment }

const fieldsOf = (choices: FormChoices, words: Words): readonly FormField[] => [
  ...person,
  { name: "phone", type: "tel", autoComplete: "tel" },
  ...choiceLists(choices, words.form),
  { name: "message", rows: 6 },
]

/** The runtime shows the message of the ValidityState key that the browser reports (amp.dev, "amp-form", "Custom validations"). */
const AmpField = ({ words, field }: { words: Words; field: FormField }) => {
  const { name } = field
  const id = `amp-${name}`
  const missing: Fields = words.missing
  const required = rules.amp[name]?.isRequired ?? false
  const errors = {
    ...(required && { valueMissing: missing[name] }),
    ...(name === "email" && { typeMismatch: words.invalid.email }),
  }
  return (
    <Field id={id} field={{ ...field, label: labelOf(words, name), required }}>
      {Object.entries(errors).map(([error, message]) => (
        <p
          key={error}
          id={`${id}-${error.toLowerCase()}`}
          className="field-error"
          visible-when-invalid={error}
          validation-for={id}
        >
          {message}
        </p>
      ))}
    </Field>
  )
}

const mustache = { type: "amp-mustache" }
const submitting = { submitting: "" }

/**
 * The states of the form after submission. The templates read the endpoint's JSON: `message`, and `verifyErrors` for invalid
 * fields (amp.dev, "amp-form", "Success/error response rendering"). A failed connection brings no message, so there is a default.
 */
const Responses = ({ words }: { words: Words }) => (
  <>
    <div {...submitting} role="status">
      <template {...mustache}>
        <p className="notice">{words.form.sending}</p>
      </template>
    </div>
    <div submit-success="" role="status">
      <template {...mustache}>
        <div className="notice notice-success">
          <p className="notice-heading">{words.contact.sent}</p>
          <p>{"{{message}}"}</p>
          <p>{`${words.sent.reference}: {{reference}}`}</p>
        </div>
      </template>
    </div>
    <div submit-error="" role="alert">
      <template {...mustache}>
        <div className="notice notice-error">
          <p className="notice-heading">{words.contact.failed}</p>
          <p>
            {"{{message}}{{^message}}"}
            {words.contact.failedText}
            {"{{/message}}"}
          </p>
          {"{{#verifyErrors}}"}
          <p>{"{{message}}"}</p>
          {"{{/verifyErrors}}{{^verifyErrors}}"}
          {site.contact.email && (
            <p>
              <EmailLink />
            </p>
          )}
          {"{{/verifyErrors}}"}
        </div>
      </template>
    </div>
  </>
)

/** The runtime replaces PAGE_VIEW_ID_64 (amp.dev, "amp-form", "Variable substitutions"). */
export const AmpContactForm = ({
  policyVersion,
  choices,
  words,
}: {
  policyVersion: string
  choices: FormChoices
  words: Words
}) => (
  <form
    className="enquiry"
    method="post"
    action-xhr={paths.contactEndpoint}
    target="_top"
    custom-validation-reporting="show-all-on-submit"
  >
    <input
      type="hidden"
      name={hiddenFields.instance}
      value="PAGE_VIEW_ID_64"
      data-amp-replace="PAGE_VIEW_ID_64"
    />
    <input type="hidden" name={hiddenFields.policy} value={policyVersion} />
    <div className="amp-fields form">
      {fieldsOf(choices, words).map(field => (
        <AmpField key={field.name} words={words} field={field} />
      ))}
      <Button type="submit" variant="hero" size="lg">
        {words.contact.submit}
      </Button>
      <PrivacyNote words={words.form} />
    </div>
    <Responses words={words} />
  </form>
)
