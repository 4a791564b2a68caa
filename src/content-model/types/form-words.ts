import { defaultFieldTexts } from "../../shared/enquiry/field-texts"
import { thanks } from "../../shared/enquiry/form-rules"
import { referenceLabel } from "../../shared/enquiry/reference"
import { objectType } from "./field-types"
import { wordGroup } from "./words"

const labels = wordGroup("FieldLabels", "What the forms call their fields.", defaultFieldTexts.labels)

const missing = wordGroup(
  "MissingFieldWords",
  "What is said of a required field that is empty.",
  defaultFieldTexts.missing,
)

const invalid = wordGroup(
  "InvalidFieldWords",
  "What is said of an answer that cannot be sent.",
  defaultFieldTexts.invalid,
)

const form = wordGroup("FieldsetWords", "What stands around the fields of the forms.", {
  sending: "Sending...",
  trap: "Leave this empty",
  privacy: "We’ll only use your details to deal with your enquiry. See our {link}.",
  policy: "privacy policy",
  service: "Service Interest",
  budget: "Budget",
  budgetHint: "Per project, or per month for a retainer. Leave it blank if none fits.",
  budgetsConverted:
    "Per project, or per month for a retainer. {other} is about {own}. Leave it blank if none fits.",
  about: "About: {title}",
  remove: "Remove",
  removeTitle: "Remove: {title}",
  notices: "Notices",
  closeNotice: "Close notice",
})

const audit = wordGroup("AuditFormWords", "What the form on /landing says.", {
  siteHint: "Such as example.com. If you leave it blank, we’ll ask by email.",
  messageHint: "Anything that’s changed recently: a migration, a redesign, a drop in traffic.",
  consent: "I agree to the {link}.",
  submit: "Request free audit",
  sent: "Request Sent!",
  sentText: "Thanks! We'll reach out with your FREE {freeAudit}.",
  failed: "Error",
  failedText: "Failed to send request. Please try again or email us directly.",
  noSite: "Which website should we look at? Send us the URL when we email you.",
  restart: "Send another request",
  subject: "Free {freeAudit}",
})

const contact = wordGroup("ContactFormWords", "What the contact forms say.", {
  submit: "Send enquiry",
  sent: "Message Sent!",
  sentText: thanks,
  failed: "Error",
  failedText: "Failed to send message. Please try again or email us directly.",
  restart: "Send another message",
  subject: "Enquiry",
})

const unsent = wordGroup("UnsentFormWords", "What a form says that could not be sent.", {
  offline: "You’re offline",
  offlineText:
    "We’ve kept your message and will send it as soon as you’re back online. Keep this page open until then.",
  offlineEmail: "You can also {link}.",
  offlineLink: "send it by email",
  kept: "We’ve kept your answers",
  retry: "Try again.",
  write: "Try again, or write to us directly: your answers are filled in.",
  writeCut:
    "Try again, or write to us directly: your answers are filled in, except the end, which you’d have to paste.",
  email: "Email {email}",
  whatsapp: "WhatsApp",
  rest: "(The rest didn’t fit: please paste it here.)",
})

const sent = wordGroup("SentFormWords", "What is said once a form was sent.", {
  heading: "What happens next",
  replyTo: "We’ll reply to",
  reference: referenceLabel,
  reply: "We’ll reply within {hours} hours on business days.",
  replyBy: "We’ll reply by {day}, within {hours} hours on business days.",
  replyFrom: "We’ll reply within {hours} hours on business days, from {link}.",
  replyByFrom: "We’ll reply by {day}, within {hours} hours on business days, from {link}.",
  noCopy: "We don’t send an automatic copy. If you don’t hear from us, check your spam folder.",
  noCopyEmail:
    "We don’t send an automatic copy. If you don’t hear from us, check your spam folder or email us.",
  meanwhile: "In the meantime, see {link} and how we measured it.",
  results: "what earlier projects changed",
})

/** The words of the forms, in content/forms.json: pages get them as data, so that they are no part of a script. */
export const formWords = objectType(
  "FormWords",
  "What the forms say; what is left out is said in the default words.",
  { labels, missing, invalid, form, audit, contact, unsent, sent },
  { label: "Words" },
).optional()
