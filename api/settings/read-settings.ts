import { prefixes } from "../../src/shared/enquiry/mail-account"
import { withoutPassword } from "../store/store-address"
import { oncePerProcess } from "./once-per-process"
import { about, type Settings, variables } from "./variables"

type Environment = Readonly<Record<string, string | undefined>>
type Name = keyof typeof variables.shape

/** The environment holds what no server could work with: a line for each problem. */
class WrongSettings extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join("\n"))
  }
}

const found = (name: Name, value: string | undefined): string => {
  if (value === undefined) return "nothing"
  return about.get(variables.shape[name])?.isSecret
    ? "a value that is not shown"
    : `"${withoutPassword(value)}"`
}

const line = (name: Name, value: string | undefined, why = ""): string => {
  const { expected, example } = about.get(variables.shape[name]) ?? {}
  return `${name}: found ${found(name, value)}, expected ${expected}${why}, for example ${name}=${example}`
}

const isKnown = (name: string): name is Name => Object.hasOwn(variables.shape, name)

// A name misspelled would leave its setting at its default, and enquiries where nobody looks.
const isOurs =
  /^(?:ENQUI|EMAILJS|GATSBY_EMAILJS|GATSBY_CHAT_WIDGET|SMTP_|CMS_|DESK_|TRUST_PROX|STATUS_TO|RELEASES_)/

const misspelled = (env: Environment): string[] =>
  Object.keys(env)
    .filter(name => isOurs.test(name) && !isKnown(name))
    .map(name => {
      const renamed = name.replace(/^DESK_/, "CMS_")
      return renamed !== name && isKnown(renamed)
        ? `${name}: this setting is now named ${renamed}`
        : `${name}: there is no such setting; .env.example names them all`
    })

/** A mail account is of use only when it is whole; what the pages were built with may fill it up. */
const incompleteAccount = (env: Environment): string[] => {
  const { server, browser } = prefixes
  const parts = ["EMAILJS_PRIVATE_KEY", "EMAILJS_PUBLIC_KEY", "EMAILJS_SERVICE_ID"] as const
  const given = parts.find(name => env[name])
  const missing = given ? parts.filter(name => !env[name] && !env[name.replace(server, browser)]) : []
  const keyAlone = env.GATSBY_EMAILJS_PUBLIC_KEY && !env.GATSBY_EMAILJS_SERVICE_ID
  return [
    ...missing.map(name => line(name, undefined, `, since ${given} is set`)),
    ...(keyAlone
      ? [line("GATSBY_EMAILJS_SERVICE_ID", undefined, ", since GATSBY_EMAILJS_PUBLIC_KEY is set")]
      : []),
  ]
}

/**
 * Reads all settings from an environment.
 * @throws WrongSettings with one line for each problem: name, found, expected, example
 */
export const readSettings = (env: Environment): Settings => {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )
  const { data, error } = variables.safeParse(given)
  const wrong = new Set(error?.issues.map(({ path }) => path[0] as Name))
  const problems = [
    ...[...wrong].map(name => line(name, given[name])),
    ...misspelled(given),
    ...incompleteAccount(given),
  ]
  if (!data || problems.length > 0) throw new WrongSettings(problems)
  return data
}

/**
 * The settings of this process, read when they are first asked for.
 * They go through `globalThis` because Gatsby's compiler replaces every plain `process.env` in a function by what it was
 * at build time: secrets would be baked in, values set at start would not be seen.
 * @throws WrongSettings
 */
export const settings = (): Settings => oncePerProcess("settings", () => readSettings(globalThis.process.env))
