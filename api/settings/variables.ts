import { z } from "zod"
import { isPostgres, pathOf } from "../store/address"
import { timeBefore } from "../store/duration"

type Rule = RegExp | ((value: string) => boolean)

/** A text that keeps to a rule; what is expected, and an example, complete the message about any other. */
const text = (rule: Rule, expected: string, example: string) =>
  z.string().refine(value => (typeof rule === "function" ? rule(value) : rule.test(value)), {
    error: ({ path }) => `${expected}, for example ${path?.join()}=${example}`,
  })

const wholeNumber = (least: number, most: number, fallback: number, of: string) => {
  const fits = (value: string) => /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most
  return text(fits, `a whole number from ${least} to ${most}: ${of}`, `${fallback}`)
    .transform(Number)
    .default(fallback)
}

const isOrigin = (value: string): boolean =>
  URL.canParse(value) && /^https?:\/\/[^/?#]+\/?$/.test(value) && !new URL(value).username

const origin = (of: string, example: string) =>
  text(isOrigin, `${of}: http:// or https://, a host and nothing behind it`, example)
    .transform(value => value.replace(/\/$/, ""))
    .optional()

const isPage = (value: string): boolean => URL.canParse(value) && /^https?:/.test(value)
const page = (of: string, example: string) => text(isPage, of, example).optional()

const address = (of: string, example: string) =>
  text(/^[^\s@]+@[^\s@]+$/, `${of}: an e-mail address`, example).optional()

const isFile = (value: string): boolean => {
  try {
    return value.startsWith("file:") && pathOf(value) !== globalThis.process.cwd()
  } catch {
    return false
  }
}

const isStore = (value: string): boolean =>
  isPostgres(value) ? URL.canParse(value) && new URL(value).hash === "" : isFile(value)

const isMailServer = (value: string): boolean => {
  try {
    const { username, password } = new URL(value)
    decodeURIComponent(username + password)
    return /^smtps?:\/\/[^/]+\/?(\?.*)?$/.test(value)
  } catch {
    return false
  }
}

const isSpan = (value: string): boolean => timeBefore(value) !== undefined
const isSpool = (value: string): boolean => value === "off" || isFile(value)
const file = "file:./data/enquiries.db"
const spool = "file:./data/spool.db"
const urlWords = "with special characters encoded"
const proxies: Readonly<Record<string, number>> = { true: 1, false: 0 }

const account = ["EMAILJS_PRIVATE_KEY", "EMAILJS_PUBLIC_KEY", "EMAILJS_SERVICE_ID"] as const

const any = z.string().optional()

const shape = {
  SITE_URL: origin("the address of the site", "https://www.example.com"),
  HOST: text(/^[\w.:-]+$/, "an address or name of this machine", "127.0.0.1").default("127.0.0.1"),
  PORT: wholeNumber(0, 65535, 9000, "where the server listens"),
  TRUST_PROXY: text(/^(\d|true|false)$/i, "how many proxies stand before the server, 0 to 9", "1")
    .transform(value => proxies[value.toLowerCase()] ?? Number(value))
    .default(0),
  STATUS_TOKEN: text(
    /^[\w-]{16,}$/,
    "at least 16 letters, digits, _ or -",
    "`openssl rand -hex 16`",
  ).optional(),
  ENQUIRIES_URL: text(
    isStore,
    `file:<path>, or postgres://user:password@host/name ${urlWords}`,
    file,
  ).default(file),
  ENQUIRIES_SPOOL: text(isSpool, "file:<path>, or off", spool).default(spool),
  ENQUIRIES_RETENTION: text(isSpan, "a number of days, weeks, months or years", "18months").optional(),
  ENQUIRIES_TO_EMAIL: address("where enquiries are mailed to", "owner@example.com"),
  ENQUIRIES_FROM_EMAIL: address("the sender of mails through SMTP_URL", "website@example.com"),
  SMTP_URL: text(
    isMailServer,
    `smtp:// or smtps://user:password@host:port ${urlWords} (% as %25, @ as %40)`,
    "smtps://me%40example.com:password@mail.example.com:465",
  ).optional(),
  ENQUIRY_MAILS_PER_HOUR: wholeNumber(0, 100_000, 30, "the most mails in an hour, 0 for no limit"),
  ENQUIRY_RATE_LIMIT: wholeNumber(0, 1_000_000, 20, "requests of one address in the window, 0 for no limit"),
  ENQUIRY_RATE_WINDOW: wholeNumber(0, 86_400, 600, "the window in seconds"),
  ENQUIRY_MIN_SECONDS: wholeNumber(0, 3600, 2, "seconds that a person needs for a form"),
  ENQUIRY_BACKLOG_LIMIT: wholeNumber(1, 1_000_000, 200, "waiting enquiries from which /readyz complains"),
  RELEASES_KEPT: wholeNumber(2, 1000, 10, "releases that stay on the disk"),
  EMAILJS_PRIVATE_KEY: any,
  EMAILJS_PUBLIC_KEY: any,
  EMAILJS_SERVICE_ID: any,
  EMAILJS_AUDIT_TEMPLATE_ID: any,
  EMAILJS_CONTACT_TEMPLATE_ID: any,
  EMAILJS_ORIGIN: origin("where EmailJS answers", "https://api.emailjs.com"),
  GATSBY_EMAILJS_PUBLIC_KEY: any,
  GATSBY_EMAILJS_SERVICE_ID: any,
  GATSBY_EMAILJS_AUDIT_TEMPLATE_ID: any,
  GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: any,
  GATSBY_EMAILJS_ORIGIN: origin("where EmailJS answers", "https://api.emailjs.com"),
  CMS_BACKEND: text(/^git(hub|lab|ea)$/, "where the CMS saves: github, gitlab or gitea", "github").optional(),
  CMS_REPOSITORY: any,
  CMS_BRANCH: any,
  CMS_APP_ID: any,
  CMS_ORIGIN: origin("the address of one's own Git service", "https://git.example.com"),
  CMS_SIGN_IN_ORIGIN: origin("where a Sveltia CMS Authenticator runs", "https://sign-in.example.com"),
  GATSBY_CHAT_WIDGET_KEY: any,
  GATSBY_CHAT_WIDGET_ORIGIN: page("where the chat's script is", "https://chat.example.com"),
  GATSBY_OUTSIDE_SEARCH_URL: page(
    "a search engine that takes q",
    "https://duckduckgo.com/?sites=example.com",
  ),
}

/** Every variable that server, commands and build read, with its rule and default; `.env.example` explains them. */
export const variables = z.object(shape).superRefine((env, { addIssue }) => {
  const require = (name: string, since: string) =>
    addIssue({
      code: "custom",
      path: [name],
      message: `a value, since ${since} is set, for example ${name}=…`,
    })
  // A mail account is of use only when it is whole; what the pages were built with may fill it up.
  const given = account.find(name => env[name])
  for (const name of given ? account : [])
    if (!env[name] && !env[`GATSBY_${name}` as keyof typeof env]) require(name, given ?? "")
  if (env.GATSBY_EMAILJS_PUBLIC_KEY && !env.GATSBY_EMAILJS_SERVICE_ID)
    require("GATSBY_EMAILJS_SERVICE_ID", "GATSBY_EMAILJS_PUBLIC_KEY")
})

/** The settings, by the names of their variables. */
export type Settings = z.infer<typeof variables>
