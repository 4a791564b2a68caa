import { useEffect, useState } from "react"
import { contactTexts, hiddenFields, maxLengths } from "../../shared/enquiry/form-rules"
import { formatConverted, formatMoney } from "../../shared/number-format"
import { paths } from "../../shared/paths"
import { site } from "../../shared/site"
import { Button } from "../ui/button"
import type { Choice } from "../ui/field"
import { SiteLink } from "../ui/site-link"
import { useBrowserValue } from "../ui/use-browser-value"
import { EnquiryForm } from "./enquiry-form"
import type { FormDefinition, FormField } from "./form-definition"
import { takeMessage } from "./handed-message"

/** Who writes; all forms ask it. */
export const person: readonly FormField[] = [
  { name: "name", autoComplete: "name" },
  { name: "email", type: "email", autoComplete: "email" },
  { name: "company", autoComplete: "organization" },
]

const audit: FormDefinition = {
  name: "audit",
  submitLabel: "Request free audit",
  restartLabel: "Send another request",
  sent: { title: "Request Sent!", text: `Thanks! We'll reach out with your FREE ${site.freeAudit}.` },
  failed: { title: "Error", text: "Failed to send request. Please try again or email us directly." },
  fields: [
    {
      name: "site",
      hint: "Such as example.com. If you leave it blank, we’ll ask by email.",
      inputMode: "url",
      autoComplete: "url",
      autoCapitalize: "none",
      spellCheck: false,
    },
    ...person,
    {
      name: "message",
      hint: "Anything that’s changed recently: a migration, a redesign, a drop in traffic.",
      rows: 6,
    },
  ],
}

const example = 5000

/** Fees are per project or per month, and in the site's currency, which budgets may not be. */
const budgetHint = [
  "Per project, or per month for a retainer.",
  site.exchange &&
    `${formatConverted(example * site.exchange.rate, site.exchange.rate)} is about ${formatMoney(example * site.exchange.rate)}.`,
  "Leave it blank if none fits.",
]
  .filter(Boolean)
  .join(" ")

export type FormChoices = { readonly services: readonly Choice[]; readonly budgets: readonly Choice[] }

export const choiceLists = ({ services, budgets }: FormChoices): readonly FormField[] =>
  [
    { name: "service", blank: "Service Interest", options: services },
    { name: "budget", hint: budgetHint, blank: "Budget", options: budgets },
  ].filter(({ options }) => options.length > 0)

const contactForm = (choices: FormChoices): FormDefinition => {
  const lists = choiceLists(choices)
  return {
    name: "contact",
    submitLabel: "Send enquiry",
    restartLabel: "Send another message",
    ...contactTexts,
    fields: [...person, ...(lists.length > 0 ? [lists] : []), { name: "message", rows: 6 }],
  }
}

/** The consent box is ticked in advance and not required: every enquiry counts, and is stored with what was chosen. */
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

/** What the site can say that an enquiry is about. */
type FormSubject = { readonly slug: string; readonly title: string }

/** The service and the subject that the link to the form named, if the site has them: other values are ignored. */
const useNamed = (choices: FormChoices, subjects: readonly FormSubject[]) => {
  const asked = new URLSearchParams(useBrowserValue(() => window.location.search, ""))
  const titleOf = (name: string) => subjects.find(({ slug }) => slug === asked.get(name))?.title
  return {
    service: choices.services.find(({ label }) => label === titleOf("service"))?.value,
    about: titleOf("about")?.slice(0, maxLengths.site),
  }
}

const AboutLine = ({ about }: { about: string }) => {
  const [isKept, keep] = useState(true)
  const remove = () => {
    keep(false)
    document.getElementById("contact-name")?.focus()
  }
  return (
    isKept && (
      <p className="note cluster">
        About: {about} <input type="hidden" name="about" value={about} />
        <Button variant="link" size="sm" aria-label={`Remove: ${about}`} onClick={remove}>
          Remove
        </Button>
      </p>
    )
  )
}

export const PrivacyNote = () => (
  <p className="note">
    We’ll only use your details to deal with your enquiry. See our{" "}
    <SiteLink to={paths.privacy}>privacy policy</SiteLink>.
  </p>
)

type ContactFormProps = { policyVersion: string; choices: FormChoices; subjects?: readonly FormSubject[] }

export const ContactForm = ({ policyVersion, choices, subjects = [] }: ContactFormProps) => {
  const { service, about } = useNamed(choices, subjects)
  // A choice that the visitor has made stays.
  useEffect(() => {
    const list = document.querySelector<HTMLSelectElement>("#contact-service")
    if (service && list && !list.value) list.value = service
  }, [service])
  useEffect(() => {
    const field = document.querySelector<HTMLTextAreaElement>("#contact-message")
    const message = takeMessage().slice(0, maxLengths.message)
    if (message && field && !field.value) field.value = message
  }, [])
  return (
    <EnquiryForm
      form={contactForm(choices)}
      policyVersion={policyVersion}
      intro={about && <AboutLine key={about} about={about} />}
      footer={<PrivacyNote />}
    />
  )
}
