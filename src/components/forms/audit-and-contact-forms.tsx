import { contactTexts, hiddenFields } from "../../shared/enquiry/form-rules"
import { paths } from "../../shared/paths"
import type { Choice, FieldData } from "../ui/field"
import { SiteLink } from "../ui/site-link"
import { EnquiryForm, type FormDefinition } from "./enquiry-form"

const person: readonly FieldData[] = [
  { name: "name", label: "Name", autoComplete: "name" },
  { name: "email", label: "Email", type: "email", autoComplete: "email" },
  { name: "company", label: "Company", autoComplete: "organization" },
]

const audit: FormDefinition = {
  name: "audit",
  submitLabel: "Request free audit",
  restartLabel: "Send another request",
  sent: { title: "Request Sent!", text: "Thanks! We'll reach out with your FREE SEO Audit." },
  failed: { title: "Error", text: "Failed to send request. Please try again or email us directly." },
  fields: [
    {
      name: "site",
      label: "Website",
      hint: "Such as example.com. If you leave it blank, we’ll ask by email.",
      inputMode: "url",
      autoComplete: "url",
      autoCapitalize: "none",
      spellCheck: false,
    },
    ...person,
    {
      name: "message",
      label: "Message",
      hint: "Anything that’s changed recently: a migration, a redesign, a drop in traffic.",
      rows: 6,
    },
  ],
}

export type FormChoices = { readonly services: readonly Choice[]; readonly budgets: readonly Choice[] }

const contactForm = ({ services, budgets }: FormChoices): FormDefinition => {
  const lists = [
    { name: "service", label: "Service", blank: "Service Interest", options: services },
    { name: "budget", label: "Budget per month", blank: "Budget", options: budgets },
  ].filter(({ options }) => options.length > 0)
  return {
    name: "contact",
    submitLabel: "Send enquiry",
    restartLabel: "Send another message",
    ...contactTexts,
    fields: [...person, ...(lists.length > 0 ? [lists] : []), { name: "message", label: "Message", rows: 6 }],
  }
}

/** By specification the consent box is ticked in advance and not required. */
export const AuditForm = ({ policyVersion }: { policyVersion: string }) => (
  <EnquiryForm form={audit} policyVersion={policyVersion}>
    <div className="check">
      <input id="audit-consent" name={hiddenFields.consent} type="checkbox" defaultChecked />
      <label htmlFor="audit-consent">
        I agree to the <SiteLink to={paths.privacy}>privacy policy</SiteLink>.
      </label>
    </div>
  </EnquiryForm>
)

type ContactFormProps = { policyVersion: string; choices: FormChoices }

export const ContactForm = ({ policyVersion, choices }: ContactFormProps) => (
  <EnquiryForm
    form={contactForm(choices)}
    policyVersion={policyVersion}
    footer={
      <p className="note">
        We’ll only use your details to deal with your enquiry. See our{" "}
        <SiteLink to={paths.privacy}>privacy policy</SiteLink>.
      </p>
    }
  />
)
