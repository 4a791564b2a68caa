import { type Settings, variables, withoutPassword } from "./variables"

type Environment = Readonly<Record<string, string | undefined>>

const secrets = ["STATUS_TOKEN", "SMTP_URL", "EMAILJS_PRIVATE_KEY"]

const shown = (name: string, value: string | undefined): string => {
  if (value === undefined) return "nothing"
  return secrets.includes(name) ? "a value that is not shown" : `"${withoutPassword(value)}"`
}

// A misspelled name would leave its setting at the default, and enquiries where nobody looks.
const isOurs =
  /^(?:ENQUI|EMAILJS|GATSBY_EMAILJS|GATSBY_CHAT_WIDGET|SMTP_|CMS_|DESK_|TRUST_PROX|STATUS_TO|RELEASES_)/

/** Reads all settings; a blank one counts as missing. @throws an error with one line per problem: name, found, expected, example */
export const readSettings = (env: Environment): Settings => {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )
  const { data, error } = variables.safeParse(given)
  const unknown = Object.keys(given).filter(name => isOurs.test(name) && !(name in variables.shape))
  const problems = [
    ...(error?.issues ?? []).map(({ path, message }) => {
      const name = path.join()
      return `${name}: found ${shown(name, given[name])}, expected ${message}`
    }),
    ...unknown.map(name => {
      const renamed = name.replace(/^DESK_/, "CMS_")
      const hint =
        renamed !== name && renamed in variables.shape ? `it is now ${renamed}` : "see .env.example"
      return `${name}: there is no such setting; ${hint}`
    }),
  ]
  if (!data || problems.length > 0) throw new Error(problems.join("\n"))
  return data
}

/** The settings of this process. Gatsby's compiler would replace a plain `process.env` by its value at build time. */
export const settings = (): Settings => readSettings(globalThis.process.env)
