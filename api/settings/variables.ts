import { z } from "zod"
import { parseDuration } from "../store/duration"
import { pathOf } from "../store/store-address"

/** What a person is told about a variable. */
type About = {
  /** Completes "expected …". */
  readonly expected: string
  readonly example: string
  /** Its value is never printed. */
  readonly isSecret?: boolean
}

/** What is told about each variable of the schema. */
export const about = z.registry<About>()

const text = (more: About) => z.string().optional().register(about, more)

const wholeNumber = (least: number, most: number, fallback: number, of: string) =>
  z
    .string()
    .refine(value => /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most)
    .transform(Number)
    .default(fallback)
    .register(about, {
      expected: `a whole number from ${least} to ${most}: ${of}`,
      example: `${fallback}`,
    })

const isOrigin = (value: string): boolean =>
  URL.canParse(value) && /^https?:\/\/[^/?#]+\/?$/.test(value) && !new URL(value).username

const origin = (of: string, example: string) =>
  z
    .string()
    .refine(isOrigin)
    .transform(value => value.replace(/\/$/, ""))
    .optional()
    .register(about, { expected: `${of}: http:// or https://, a host and nothing behind it`, example })

const address = (of: string, example: string) =>
  z
    .string()
    .regex(/^[^\s@]+@[^\s@]+$/)
    .optional()
    .register(about, { expected: `${of}: an e-mail address`, example })

const isStoreAddress = (value: string): boolean => {
  if (/^postgres(ql)?:\/\//.test(value)) return URL.canParse(value) && new URL(value).hash === ""
  try {
    return value.startsWith("file:") && pathOf(value) !== globalThis.process.cwd()
  } catch {
    return false
  }
}

const isMailServer = (value: string): boolean => {
  try {
    const { username, password } = new URL(value)
    decodeURIComponent(username + password)
    return /^smtps?:\/\/[^/]+\/?(\?.*)?$/.test(value)
  } catch {
    return false
  }
}

const proxies: Readonly<Record<string, number>> = { true: 1, false: 0 }

/**
 * Every variable of the environment that the server, its commands or the build read, with its rule and its default; a
 * blank one counts as missing. `.env.example` explains each to the owner.
 */
export const variables = z.object({
  SITE_URL: origin("the address of the site", "https://www.example.com"),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default("127.0.0.1")
    .register(about, { expected: "an address or name of this machine", example: "127.0.0.1" }),
  PORT: wholeNumber(0, 65535, 9000, "where the server listens"),
  TRUST_PROXY: z
    .string()
    .regex(/^(\d|true|false)$/i)
    .transform(value => proxies[value.toLowerCase()] ?? Number(value))
    .default(0)
    .register(about, { expected: "how many proxies stand before the server, 0 to 9", example: "1" }),
  STATUS_TOKEN: z
    .string()
    .regex(/^[\w-]{16,}$/)
    .optional()
    .register(about, {
      expected: "at least 16 letters, digits, _ or -",
      example: "what `openssl rand -hex 16` prints",
      isSecret: true,
    }),
  ENQUIRIES_URL: z.string().refine(isStoreAddress).default("file:./data/enquiries.db").register(about, {
    expected: "file:<path>, or postgres://user:password@host/database with special characters encoded",
    example: "file:./data/enquiries.db",
  }),
  ENQUIRIES_SPOOL: z
    .string()
    .refine(value => value === "off" || (value.startsWith("file:") && isStoreAddress(value)))
    .default("file:./data/spool.db")
    .register(about, { expected: "file:<path>, or off", example: "file:./data/spool.db" }),
  ENQUIRIES_RETENTION: z
    .string()
    .refine(value => parseDuration(value) !== undefined)
    .optional()
    .register(about, { expected: "a number of days, weeks, months or years", example: "18months" }),
  ENQUIRIES_TO_EMAIL: address("where enquiries are mailed to", "owner@example.com"),
  ENQUIRIES_FROM_EMAIL: address("the sender of mails through SMTP_URL", "website@example.com"),
  SMTP_URL: z.string().refine(isMailServer).optional().register(about, {
    expected:
      "smtp:// or smtps://user:password@host:port with special characters encoded (% as %25, @ as %40)",
    example: "smtps://me%40example.com:password@mail.example.com:465",
    isSecret: true,
  }),
  ENQUIRY_MAILS_PER_HOUR: wholeNumber(0, 100_000, 30, "the most mails in an hour, 0 for no limit"),
  ENQUIRY_RATE_LIMIT: wholeNumber(0, 1_000_000, 20, "requests of one address in the window, 0 for no limit"),
  ENQUIRY_RATE_WINDOW: wholeNumber(0, 86_400, 600, "the window in seconds"),
  ENQUIRY_MIN_SECONDS: wholeNumber(0, 3600, 2, "seconds that a person needs for a form"),
  ENQUIRY_BACKLOG_LIMIT: wholeNumber(1, 1_000_000, 200, "waiting enquiries from which /readyz complains"),
  RELEASES_KEPT: wholeNumber(2, 1000, 10, "releases that stay on the disk"),
  EMAILJS_PRIVATE_KEY: text({ expected: "a private key", example: "…", isSecret: true }),
  EMAILJS_PUBLIC_KEY: text({ expected: "EmailJS's public key", example: "user_…" }),
  EMAILJS_SERVICE_ID: text({ expected: "EmailJS's service ID", example: "service_…" }),
  EMAILJS_AUDIT_TEMPLATE_ID: text({ expected: "a template's ID", example: "audit" }),
  EMAILJS_CONTACT_TEMPLATE_ID: text({ expected: "a template's ID", example: "contact" }),
  EMAILJS_ORIGIN: origin("where EmailJS answers", "https://api.emailjs.com"),
  GATSBY_EMAILJS_PUBLIC_KEY: text({ expected: "EmailJS's public key", example: "user_…" }),
  GATSBY_EMAILJS_SERVICE_ID: text({ expected: "EmailJS's service ID", example: "service_…" }),
  GATSBY_EMAILJS_AUDIT_TEMPLATE_ID: text({ expected: "a template's ID", example: "audit" }),
  GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: text({ expected: "a template's ID", example: "contact" }),
  GATSBY_EMAILJS_ORIGIN: origin("where EmailJS answers", "https://api.emailjs.com"),
  CMS_BACKEND: z.enum(["github", "gitlab", "gitea"]).optional().register(about, {
    expected: "where the CMS saves to: github, gitlab or gitea",
    example: "github",
  }),
  CMS_REPOSITORY: text({ expected: "the repository of the CMS", example: "owner/name" }),
  CMS_BRANCH: text({ expected: "a branch", example: "main" }),
  CMS_ORIGIN: origin("the address of one's own Git service", "https://git.example.com"),
  CMS_APP_ID: text({ expected: "the ID of an OAuth application", example: "…" }),
  CMS_SIGN_IN_ORIGIN: origin("where a Sveltia CMS Authenticator runs", "https://sign-in.example.com"),
  GATSBY_CHAT_WIDGET_KEY: text({ expected: "the chat's key", example: "…" }),
  GATSBY_CHAT_WIDGET_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .optional()
    .register(about, { expected: "where the chat's script is", example: "https://chat.example.com" }),
  GATSBY_OUTSIDE_SEARCH_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .register(about, {
      expected: "a search engine that takes q, with its parameter for this site",
      example: "https://duckduckgo.com/?sites=example.com",
    }),
})

/** The settings, by the names of their variables. */
export type Settings = z.infer<typeof variables>
