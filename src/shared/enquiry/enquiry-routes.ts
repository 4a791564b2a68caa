import { emailjsAccount } from "./emailjs"

/** Where a form with scripts goes, and by what the server mails what it stores. Forms without scripts go to the server. */
export type EnquiryRoutes = {
  readonly forms: "browser" | "server"
  readonly mail: "mailbox" | "emailjs" | "none"
  /** Whether the server takes what EmailJS fails to take; no release said so before it could. */
  readonly hasFallback?: boolean
}

type Env = Readonly<Record<string, unknown>>

export const enquiryRoutes = (env: Env): EnquiryRoutes => ({
  forms: emailjsAccount(env) ? "browser" : "server",
  mail: env.SMTP_URL ? "mailbox" : env.EMAILJS_PRIVATE_KEY ? "emailjs" : "none",
  hasFallback: emailjsAccount(env)?.hasFallback === true,
})

export type StoreFacts = {
  readonly location: string
  /** Undefined where nothing has looked. */
  readonly kept?: number
  readonly isNew?: boolean
}

type Server = {
  readonly store: StoreFacts
  readonly recipient?: string
  /** Why nothing is mailed to the recipient. */
  readonly problem?: string
  /** As the release that is served was built, if it says. */
  readonly built?: EnquiryRoutes
}

const through = { mailbox: "the mailbox of SMTP_URL", emailjs: "EmailJS" }

/** For the owner: one line, and another if the settings are not those of the release, whose privacy policy is then wrong. */
export const whereEnquiriesGo = (env: Env, { store, recipient, problem, built }: Server): string[] => {
  const routes = enquiryRoutes(env)
  const { location, kept, isNew } = store
  const size = isNew ? " (new)" : kept === undefined ? "" : ` (${kept} kept)`
  const unset = 'read them with "npm run enquiries", or set SMTP_URL or EMAILJS_PRIVATE_KEY'
  const stored =
    routes.mail === "none" || problem
      ? `stored, not mailed: ${problem ?? unset}`
      : `stored, then mailed${recipient ? ` to ${recipient}` : ""} by ${through[routes.mail]}`
  const { forms, hasFallback } = built ?? routes
  const others = hasFallback
    ? "what EmailJS fails to take, AMP and no-script forms"
    : "AMP and no-script forms"
  const parts =
    forms === "browser"
      ? ["forms: EmailJS from the browser", `${others}: ${stored}`]
      : [`all forms: ${stored}`]
  const line = [`Enquiries: ${location}${size}`, ...parts].join(" · ")
  const isOther =
    built &&
    (built.forms !== routes.forms ||
      built.mail !== routes.mail ||
      Boolean(built.hasFallback) !== routes.hasFallback)
  const advice =
    "The release was built with other settings for enquiries, so its privacy policy may be wrong: publish it again with these."
  return isOther ? [line, advice] : [line]
}

/** Whether visitors are thanked for enquiries that only a command shows, although others are mailed. */
export const isHalfMailed = (env: Env): boolean => {
  const { forms, mail } = enquiryRoutes(env)
  return forms === "browser" && mail === "none"
}

/** For the privacy policy: what happens to an enquiry with the settings of the build. */
export const enquiryHandling = (env: Env): string => {
  const { forms, mail, hasFallback } = enquiryRoutes(env)
  const kept = env.NETLIFY
    ? "stored in our database by our host, Netlify"
    : `stored on our own server${mail === "none" ? "" : ", which emails them to us"}`
  const stored = mail === "emailjs" ? `${kept} through EmailJS, a sending service` : kept
  return forms === "browser"
    ? `Your browser sends enquiry forms to EmailJS, a service that emails them to us. ${hasFallback ? "Those that EmailJS refuses or does not answer, forms" : "Forms"} of AMP pages, those sent without JavaScript and those that a program seems to have filled in are ${stored}.`
    : `Enquiry forms are ${stored}.`
}

/** The services that a policy has to name with these settings, and no others of them. */
export const enquiryServices = (env: Env) => ({
  EmailJS: Object.values(enquiryRoutes(env)).some(way => way === "browser" || way === "emailjs"),
  Netlify: Boolean(env.NETLIFY),
})
