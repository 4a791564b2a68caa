import { existsSync, readFileSync } from "node:fs"
import { resolve } from "node:path"
import { parseEnv } from "node:util"
import { z } from "zod"
import { decodeAddress, parseUrl } from "../shared/addresses"
import { timeBefore } from "../shared/day"
import { leastSeconds } from "../shared/enquiry/form-rules"
import { nearest } from "../shared/nearest"
import { withoutEndSlash } from "../shared/origins"

export const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url)

export const withoutPassword = (url: string): string =>
  url.replace(/\/\/([^:@/]*):.*@/, "//$1:***@").replace(/([?&](?:ssl)?password=)[^&]*/gi, "$1***")

export const filePathOf = (url: string): string => resolve(url.slice("file:".length))

const text = (rule: RegExp | ((value: string) => boolean), expected: string, example: string) =>
  z.string().refine(value => (rule instanceof RegExp ? rule.test(value) : rule(value)), {
    error: ({ path }) => `${expected}, for example ${path?.join()}=${example}`,
  })

const optional = (...rule: Parameters<typeof text>) => text(...rule).optional()

const withDefault = (rule: Parameters<typeof text>[0], expected: string, defaultValue: string) =>
  text(rule, expected, defaultValue).default(defaultValue)

const wholeNumber = (min: number, max: number, defaultValue: number, meaning: string) => {
  const fits = (value: string) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max
  return text(fits, `a whole number from ${min} to ${max}: ${meaning}`, `${defaultValue}`)
    .transform(Number)
    .default(defaultValue)
}

const isOrigin = (value: string): boolean =>
  URL.canParse(value) && /^https?:\/\/[^/?#]+\/?$/.test(value) && !new URL(value).username
const origin = (meaning: string, example: string) =>
  text(isOrigin, `${meaning}: http:// or https:// and a host, with nothing after it`, example)
    .transform(withoutEndSlash)
    .optional()

const isPage = (value: string): boolean => URL.canParse(value) && /^https?:/.test(value)
const page = (meaning: string, example: string) => optional(isPage, meaning, example)

const email = (meaning: string, example: string) =>
  optional(/^[^\s@]+@[^\s@]+$/, `${meaning}: an email address`, example)

// A file: URL with a host is not on this machine.
const isFile = (value: string): boolean =>
  /^file:(?!\/\/[^/])/.test(value) && filePathOf(value) !== globalThis.process.cwd()

const isFileOrOff = (value: string): boolean => value === "off" || isFile(value)

const isStore = (value: string): boolean =>
  isPostgres(value) ? URL.canParse(value) && new URL(value).hash === "" : isFile(value)

const isDuration = (value: string): boolean => timeBefore(value) !== undefined

const isMailServer = (value: string): boolean => {
  if (!URL.canParse(value)) return false
  const { username, password } = new URL(value)
  return /^smtps?:\/\/[^/]+\/?(\?.*)?$/.test(value) && decodeAddress(username + password) !== undefined
}

const encoded = "with special characters encoded"
const postgres = `postgres://user:password@host/name ${encoded}`
const optionalText = z.string().optional()

const neededTogether = ["EMAILJS_PRIVATE_KEY", "EMAILJS_PUBLIC_KEY", "EMAILJS_SERVICE_ID"] as const

const shape = {
  SITE_URL: origin("the address of the site", "https://www.example.com"),
  HOST: withDefault(/^[\w.:-]+$/, "an address or name of this machine", "127.0.0.1"),
  PORT: wholeNumber(0, 65535, 9000, "where the server listens"),
  TRUST_PROXY: wholeNumber(0, 9, 0, "how many proxies are in front of the server"),
  STATUS_TOKEN: optional(/^[\w-]{16,}$/, "16 or more letters, digits, _ or -", "`openssl rand -hex 16`"),
  ENQUIRIES_URL: withDefault(isStore, `file:<path> or ${postgres}`, "file:./data/enquiries.db"),
  ENQUIRIES_SPOOL: withDefault(isFileOrOff, "file:<path>, or off", "file:./data/spool.db"),
  ENQUIRIES_RETENTION: optional(isDuration, "a number of days, weeks, months or years", "18months"),
  ENQUIRIES_TO_EMAIL: email("where enquiries are mailed to", "owner@example.com"),
  ENQUIRIES_FROM_EMAIL: email("the sender of mails through SMTP_URL", "website@example.com"),
  SMTP_URL: optional(
    isMailServer,
    `smtp:// or smtps://user:password@host:port ${encoded} (% as %25, @ as %40)`,
    "smtps://me%40example.com:password@mail.example.com:465",
  ),
  ENQUIRY_MAILS_PER_HOUR: wholeNumber(0, 100_000, 30, "the most mails in an hour, 0 for no limit"),
  ENQUIRY_RATE_LIMIT: wholeNumber(0, 1_000_000, 20, "requests per address in the window, 0 for no limit"),
  ENQUIRY_RATE_WINDOW: wholeNumber(0, 86_400, 600, "the window in seconds"),
  ENQUIRY_MIN_SECONDS: wholeNumber(0, 3600, leastSeconds, "seconds that a person needs for a form"),
  ENQUIRY_BACKLOG_LIMIT: wholeNumber(1, 1_000_000, 200, "number of waiting enquiries at which /readyz fails"),
  RELEASES_KEPT: wholeNumber(2, 1000, 10, "releases kept on disk"),
  EMAILJS_PRIVATE_KEY: optionalText,
  EMAILJS_PUBLIC_KEY: optionalText,
  EMAILJS_SERVICE_ID: optionalText,
  EMAILJS_AUDIT_TEMPLATE_ID: optionalText,
  EMAILJS_CONTACT_TEMPLATE_ID: optionalText,
  EMAILJS_ORIGIN: origin("origin of the EmailJS API", "https://api.emailjs.com"),
  GATSBY_EMAILJS_PUBLIC_KEY: optionalText,
  GATSBY_EMAILJS_SERVICE_ID: optionalText,
  GATSBY_EMAILJS_AUDIT_TEMPLATE_ID: optionalText,
  GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: optionalText,
  GATSBY_EMAILJS_ORIGIN: origin("origin of the EmailJS API", "https://api.emailjs.com"),
  GATSBY_EMAILJS_FALLBACK: optional(
    /^o(n|ff)$/,
    "whether the site takes what EmailJS does not: on or off",
    "off",
  ),
  CMS_BACKEND: optional(/^git(hub|lab|ea)$/, "where the CMS saves: github, gitlab or gitea", "github"),
  CMS_REPOSITORY: optionalText,
  CMS_BRANCH: optionalText,
  CMS_APP_ID: optionalText,
  CMS_ORIGIN: origin("the address of your own Git service", "https://git.example.com"),
  CMS_SIGN_IN_ORIGIN: origin("where a Sveltia CMS Authenticator runs", "https://sign-in.example.com"),
  GATSBY_CHAT_WIDGET_KEY: optionalText,
  GATSBY_CHAT_WIDGET_ORIGIN: text(
    isPage,
    "the URL of the chat's script up to the key",
    "https://chat.example.com",
  )
    .transform(withoutEndSlash)
    .optional(),
  GATSBY_ANALYTICS_SCRIPT: page("the script of Plausible or Umami", "https://plausible.io/js/script.js"),
  GATSBY_ANALYTICS_SITE: optionalText,
  GATSBY_OUTSIDE_SEARCH_URL: page("a search engine that takes q", "https://duckduckgo.com/?sites=a.example"),
}

export const variables = z.object(shape).superRefine((env, { addIssue }) => {
  const refuse = (name: keyof typeof env, message: string) =>
    addIssue({ code: "custom", path: [name], message })
  const requireWith = (since: string | undefined, name: keyof typeof env, example = "…") => {
    if (!since || env[name] || env[`GATSBY_${name}` as keyof typeof env]) return
    refuse(name, `a value, since ${since} is set, for example ${name}=${example}`)
  }
  const given = neededTogether.find(name => env[name])
  for (const name of neededTogether) requireWith(given, name)
  requireWith(env.GATSBY_EMAILJS_PUBLIC_KEY && "GATSBY_EMAILJS_PUBLIC_KEY", "GATSBY_EMAILJS_SERVICE_ID")
  const cms = Object.keys(env).find(name => name.startsWith("CMS_"))
  requireWith(cms, "CMS_BACKEND", "github")
  requireWith(cms, "CMS_REPOSITORY", "owner/name")
  // Port 465 waits for TLS, and a client of smtp:// for a greeting.
  if (parseUrl(env.SMTP_URL ?? "")?.port === "465" && !/^smtps:/i.test(env.SMTP_URL ?? ""))
    refuse("SMTP_URL", "smtps:// with port 465, or smtp:// with port 587")
})

export type Settings = z.infer<typeof variables>

const secrets = ["STATUS_TOKEN", "SMTP_URL", "EMAILJS_PRIVATE_KEY"]

const shown = (name: string, value: string | undefined): string => {
  if (value === undefined) return "nothing"
  return secrets.includes(name) ? "(hidden)" : `"${withoutPassword(value)}"`
}

const ownPrefix =
  /^(?:ENQUI|EMAILJS|GATSBY_EMAILJS|GATSBY_CHAT_WIDGET|GATSBY_ANALYTICS|SMTP_|CMS_|TRUST_PROX|STATUS_TO|RELEASES_)/

/** A misspelled name would silently leave its setting at the default. */
export const isReserved = (name: string): boolean => ownPrefix.test(name)

/** What to do about a name that is no setting. @param near the setting that was perhaps meant */
export const hintAt = (near: string | undefined): string =>
  near ? `did you mean ${near}?` : "see .env.example"

/** A blank setting counts as missing. @throws an error with one line per problem: name, found, expected, example */
export const readSettings = (env: NodeJS.ProcessEnv): Settings => {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )
  const { data, error } = variables.safeParse(given)
  const unknown = Object.keys(given).filter(name => isReserved(name) && !(name in variables.shape))
  const problems = [
    ...(error?.issues ?? []).map(({ path, message }) => {
      const name = path.join()
      return `${name}: found ${shown(name, given[name])}, expected ${message}`
    }),
    ...unknown.map(
      name => `${name}: there is no such setting; ${hintAt(nearest(name, Object.keys(variables.shape)))}`,
    ),
  ]
  if (!data || problems.length > 0) throw new Error(problems.join("\n"))
  return data
}

/** Gatsby's compiler would replace a plain `process.env` by its value at build time. */
export const settings = (): Settings => readSettings(globalThis.process.env)

/** The values of each file, the first to take precedence. @param report told of a file that cannot be read */
export const readEnvFiles = (
  directory: string,
  report: (line: string) => void = () => undefined,
): [file: string, values: NodeJS.Dict<string>][] =>
  [`${directory}/.env.production`, `${directory}/.env`].map(file => {
    try {
      return [file, existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {}]
    } catch (error) {
      // A service may run as a user who may not read it, with its settings from elsewhere.
      report(`${file} cannot be read, so its settings are not used: ${(error as Error).message}`)
      return [file, {}]
    }
  })

/**
 * Sets what the files in this folder say and the environment does not; then gives each setting the form in which `settings`
 * reads it. Reports a file that cannot be read.
 */
export const loadEnv = (directory = globalThis.process.cwd()): void => {
  const { env } = globalThis.process
  for (const [, values] of readEnvFiles(directory, console.error))
    for (const [name, value] of Object.entries(values)) env[name] ??= value
  // Gatsby's compiler builds the environment into the pages.
  for (const [name, rule] of Object.entries(shape)) {
    const given = env[name]?.trim()
    if (given === undefined) continue
    const { data } = rule.safeParse(given)
    env[name] = typeof data === "string" ? data : given
  }
}
