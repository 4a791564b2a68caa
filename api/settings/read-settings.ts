import { existsSync, readFileSync } from "node:fs"
import { parseEnv } from "node:util"
import { type Settings, variables, withoutPassword } from "./variables"

const secrets = ["STATUS_TOKEN", "SMTP_URL", "EMAILJS_PRIVATE_KEY"]

const shown = (name: string, value: string | undefined): string => {
  if (value === undefined) return "nothing"
  return secrets.includes(name) ? "a value that is not shown" : `"${withoutPassword(value)}"`
}

// A misspelled name would silently leave its setting at the default.
const isOwn =
  /^(?:ENQUI|EMAILJS|GATSBY_EMAILJS|GATSBY_CHAT_WIDGET|SMTP_|CMS_|DESK_|TRUST_PROX|STATUS_TO|RELEASES_)/

/** A blank setting counts as missing. @throws an error with one line per problem: name, found, expected, example */
export const readSettings = (env: NodeJS.ProcessEnv): Settings => {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )
  const { data, error } = variables.safeParse(given)
  const unknown = Object.keys(given).filter(name => isOwn.test(name) && !(name in variables.shape))
  const problems = [
    ...(error?.issues ?? []).map(({ path, message }) => {
      const name = path.join()
      return `${name}: found ${shown(name, given[name])}, expected ${message}`
    }),
    ...unknown.map(name => {
      const renamed = name.replace(/^DESK_/, "CMS_")
      const hint = renamed in variables.shape ? `it is now ${renamed}` : "see .env.example"
      return `${name}: there is no such setting; ${hint}`
    }),
  ]
  if (!data || problems.length > 0) throw new Error(problems.join("\n"))
  return data
}

/** Gatsby's compiler would replace a plain `process.env` by its value at build time. */
export const settings = (): Settings => readSettings(globalThis.process.env)

export const loadEnv = (directory = globalThis.process.cwd()): void => {
  for (const file of [`${directory}/.env.production`, `${directory}/.env`]) {
    const values = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {}
    for (const [name, value] of Object.entries(values)) globalThis.process.env[name] ??= value
  }
}
