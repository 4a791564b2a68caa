import { withoutPassword } from "../store/address"
import { type Settings, variables } from "./variables"

type Environment = Readonly<Record<string, string | undefined>>

const secrets = ["STATUS_TOKEN", "SMTP_URL", "EMAILJS_PRIVATE_KEY"]

const found = (name: string, value: string | undefined): string => {
  if (value === undefined) return "nothing"
  return secrets.includes(name) ? "a value that is not shown" : `"${withoutPassword(value)}"`
}

// A name misspelled would leave its setting at its default, and enquiries where nobody looks.
const isOurs =
  /^(?:ENQUI|EMAILJS|GATSBY_EMAILJS|GATSBY_CHAT_WIDGET|SMTP_|CMS_|DESK_|TRUST_PROX|STATUS_TO|RELEASES_)/

/** Reads all settings; a blank one is missing. @throws an error with a line for each problem: name, found, expected, example */
export const readSettings = (env: Environment): Settings => {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )
  const { data, error } = variables.safeParse(given)
  const misspelled = Object.keys(given).filter(name => isOurs.test(name) && !(name in variables.shape))
  const problems = [
    ...(error?.issues ?? []).map(({ path: [name], message }) => {
      const value = given[String(name)]
      return `${String(name)}: found ${found(String(name), value)}, expected ${message}`
    }),
    ...misspelled.map(name => {
      const renamed = name.replace(/^DESK_/, "CMS_")
      return renamed in variables.shape
        ? `${name}: this setting is now named ${renamed}`
        : `${name}: there is no such setting; .env.example names them all`
    }),
  ]
  if (!data || problems.length > 0) throw new Error(problems.join("\n"))
  return data
}

// By `globalThis`, since Gatsby's compiler replaces every plain `process.env` in a function by what it was at build time.
/** The settings of this process. */
export const settings = (): Settings => readSettings(globalThis.process.env)
