import type { GitBackend } from "@sveltia/cms"

type Environment = Readonly<Record<string, string | undefined>>

/** A service that keeps the repository: what its addresses are where it is not one's own. */
const services = {
  github: { origin: "https://github.com", api: "https://api.github.com", ownApi: "/api/v3" },
  gitlab: { origin: "https://gitlab.com", api: "https://gitlab.com/api/v4", ownApi: "/api/v4" },
  gitea: { origin: "https://gitea.com", api: "https://gitea.com/api/v1", ownApi: "/api/v1" },
} as const

/** The services that a team's desk can save to. */
const deskServices = Object.keys(services) as (keyof typeof services)[]

const value = (env: Environment, name: string) => env[name]?.trim() || undefined

/**
 * What keeps a desk from being built although settings name one.
 * @returns a line for each, with what is expected; none where no desk is wanted
 */
export const deskProblems = (env: Environment): string[] => {
  const wanted = [
    "DESK_BACKEND",
    "DESK_REPOSITORY",
    "DESK_BRANCH",
    "DESK_ORIGIN",
    "DESK_SIGN_IN_ORIGIN",
    "DESK_APP_ID",
  ]
  const [given] = wanted.filter(name => value(env, name))
  if (!given) return []
  const backend = value(env, "DESK_BACKEND")
  const known = backend !== undefined && Object.hasOwn(services, backend)
  const expected = `expected ${deskServices.join(", ")}`
  return [
    ...(known ? [] : [`DESK_BACKEND: found ${backend ?? "nothing"}, ${expected}, since ${given} is set`]),
    ...(value(env, "DESK_REPOSITORY")
      ? []
      : [`DESK_REPOSITORY: found nothing, expected owner/name, since ${given} is set`]),
    ...["DESK_ORIGIN", "DESK_SIGN_IN_ORIGIN"].flatMap(name => {
      const found = value(env, name)
      return found && !/^https:\/\/[^/?#\s]+\/?$/.test(found)
        ? [`${name}: found ${found}, expected https://, a host and nothing behind it`]
        : []
    }),
  ]
}

const partsOf = (env: Environment) => {
  if (deskProblems(env).length > 0) return undefined
  const name = deskServices.find(service => service === value(env, "DESK_BACKEND"))
  const repo = value(env, "DESK_REPOSITORY")
  if (!name || !repo) return undefined
  const { origin, api, ownApi } = services[name]
  const own = value(env, "DESK_ORIGIN")?.replace(/\/$/, "")
  return {
    name,
    repo,
    origin: own ?? origin,
    api: own ? own + ownApi : api,
    signIn: value(env, "DESK_SIGN_IN_ORIGIN"),
  }
}

/**
 * Where a team's desk saves to, from the settings (docs/editors.md, "A desk for a team").
 * Whoever signs in does so by the service's own page where the settings say how, and by an access token in any case.
 * @returns nothing while the settings name none, or not in full: there is no desk then
 */
export const deskBackend = (env: Environment): GitBackend | undefined => {
  const parts = partsOf(env)
  if (!parts) return undefined
  const { name, repo, origin, api, signIn } = parts
  const app = value(env, "DESK_APP_ID")
  const common = { repo, branch: value(env, "DESK_BRANCH"), api_root: api }
  const methods = (hasPage: boolean) => ({
    auth_methods: hasPage ? ["oauth" as const, "token" as const] : ["token" as const],
  })
  if (name === "github") return { name, ...common, base_url: signIn, ...methods(Boolean(signIn)) }
  if (name === "gitlab")
    return { name, ...common, base_url: origin, auth_type: "pkce", app_id: app, ...methods(Boolean(app)) }
  return { name, ...common, base_url: origin, app_id: app, ...methods(Boolean(app)) }
}

/** The origins that a desk talks to, and those whose pictures it shows. */
export type DeskOrigins = { readonly talksTo: readonly string[]; readonly shows: readonly string[] }

/** The origins of a team's desk, for its policy. */
export const deskOrigins = (env: Environment): DeskOrigins | undefined => {
  const parts = partsOf(env)
  if (!parts) return undefined
  const talksTo = [...new Set([parts.origin, new URL(parts.api).origin])]
  // Pictures of people.
  const faces = {
    github: "https://avatars.githubusercontent.com",
    gitlab: "https://secure.gravatar.com",
    gitea: "https://secure.gravatar.com",
  }
  return { talksTo, shows: [parts.origin, faces[parts.name]] }
}
