import { graphql } from "gatsby"
import { useEffect, useState } from "react"
import { hiddenFields, maxLengths } from "../../shared/enquiry/form-rules"
import { formatConverted, formatMoney } from "../../shared/number-format"
import { paths } from "../../shared/paths"
import { site } from "../../shared/site"
import { fillTokens } from "../../shared/text-tokens"
import { Button } from "../ui/button"
import type { Choice } from "../ui/field"
import { Filled } from "../ui/filled"
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

type Texts = Queries.FormTextsFragment
type AuditTexts = Texts & { readonly audit: Queries.AuditFormTextsFragment }
type ContactTexts = Texts & { readonly contact: Queries.ContactFormTextsFragment }

const auditForm = (words: AuditTexts): FormDefinition => {
  const own = fillTokens(words.audit, { freeAudit: site.freeAudit })
  return {
    name: "audit",
    words,
    own,
    fields: [
      {
        name: "site",
        hint: own.siteHint,
        inputMode: "url",
        autoComplete: "url",
        autoCapitalize: "none",
        spellCheck: false,
      },
      ...person,
      { name: "message", hint: own.messageHint, rows: 6 },
    ],
  }
}

const example = 5000

/** Fees are per project or per month, and in the site's currency, which budgets may not be. */
const converted = site.exchange && {
  other: formatConverted(example * site.exchange.rate, site.exchange.rate),
  own: formatMoney(example * site.exchange.rate),
}

export type FormChoices = { readonly services: readonly Choice[]; readonly budgets: readonly Choice[] }

export const choiceLists = (
  { services, budgets }: FormChoices,
  words: Texts["form"],
): readonly FormField[] => {
  const hint = converted ? fillTokens(words.budgetsConverted, converted) : words.budgetHint
  return [
    { name: "service", blank: words.service, options: services },
    { name: "budget", hint, blank: words.budget, options: budgets },
  ].filter(({ options }) => options.length > 0)
}

const contactForm = (choices: FormChoices, words: ContactTexts): FormDefinition => {
  const lists = choiceLists(choices, words.form)
  return {
    name: "contact",
    words,
    own: words.contact,
    fields: [...person, ...(lists.length > 0 ? [lists] : []), { name: "message", rows: 6 }],
  }
}

const PolicyLink = ({ text, words }: { text: string; words: Texts["form"] }) => (
  <Filled text={text} parts={{ link: <SiteLink to={paths.privacy}>{words.policy}</SiteLink> }} />
)

/** The consent box is ticked in advance and not required: every enquiry counts, and is stored with what was chosen. */
export const AuditForm = ({ policyVersion, words }: { policyVersion: string; words: AuditTexts }) => (
  <EnquiryForm form={auditForm(words)} policyVersion={policyVersion}>
    <div className="check">
      <input id="audit-consent" name={hiddenFields.consent} type="checkbox" defaultChecked />
      <label htmlFor="audit-consent">
        <PolicyLink text={words.audit.consent} words={words.form} />
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

const AboutLine = ({ about, words }: { about: string; words: Texts["form"] }) => {
  const [isKept, keep] = useState(true)
  const remove = () => {
    keep(false)
    document.getElementById("contact-name")?.focus()
  }
  return (
    isKept && (
      <p className="note cluster">
        <Filled text={words.about} parts={{ title: about }} />{" "}
        <input type="hidden" name="about" value={about} />
        <Button
          variant="link"
          size="sm"
          aria-label={fillTokens(words.removeTitle, { title: about })}
          onClick={remove}
        >
          {words.remove}
        </Button>
      </p>
    )
  )
}

export const PrivacyNote = ({ words }: { words: Texts["form"] }) => (
  <p className="note">
    <PolicyLink text={words.privacy} words={words} />
  </p>
)

type ContactFormProps = {
  policyVersion: string
  words: ContactTexts
  choices: FormChoices
  subjects?: readonly FormSubject[]
}

export const ContactForm = ({ policyVersion, words, choices, subjects = [] }: ContactFormProps) => {
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
      form={contactForm(choices, words)}
      policyVersion={policyVersion}
      intro={about && <AboutLine key={about} about={about} words={words.form} />}
      footer={<PrivacyNote words={words.form} />}
    />
  )
}

/** @public */
export const formTexts = graphql`
  fragment FormTexts on FormWords {
    labels { site about name email company phone service budget message }
    missing { name email message }
    invalid { email tooLong }
    form {
      sending trap privacy policy service budget budgetHint budgetsConverted about remove removeTitle notices closeNotice
    }
    unsent {
      offline offlineText offlineEmail offlineLink kept retry write writeCut email whatsapp rest
    }
    sent { ...SentFormTexts }
  }
  fragment SentFormTexts on SentFormWords {
    heading replyTo reference reply replyBy replyFrom replyByFrom noCopy noCopyEmail meanwhile results
  }
  fragment AuditFormTexts on AuditFormWords {
    siteHint messageHint consent submit sent sentText failed failedText noSite restart subject
  }
  fragment ContactFormTexts on ContactFormWords { submit sent sentText failed failedText restart subject }
`
