import type { GitBackend } from "@sveltia/cms"

type Environment = Readonly<Record<string, string | undefined>>

/** The Git services that the CMS can save to; `own` is the path of the API on your own server. */
const services = {
  github: { origin: "https://github.com", api: "https://api.github.com", own: "/api/v3" },
  gitlab: { origin: "https://gitlab.com", api: "https://gitlab.com/api/v4", own: "/api/v4" },
  gitea: { origin: "https://gitea.com", api: "https://gitea.com/api/v1", own: "/api/v1" },
}

const isService = (name = ""): name is keyof typeof services => Object.hasOwn(services, name)

const read = (env: Environment, name: string) => env[`CMS_${name}`]?.trim() || undefined

const addressesOf = (env: Environment) => {
  const [name, repo] = [read(env, "BACKEND"), read(env, "REPOSITORY")]
  if (!isService(name) || !repo) return undefined
  const { origin, api, own } = services[name]
  const ownOrigin = read(env, "ORIGIN")?.replace(/\/$/, "")
  return { name, repo, origin: ownOrigin ?? origin, api: ownOrigin ? ownOrigin + own : api }
}

/**
 * Where the CMS saves (docs/editors.md, "The CMS for a team"). Editors sign in with an access token, or through OAuth if the
 * settings allow it.
 * @returns undefined without a repository in the settings
 */
export const cmsBackend = (env: Environment): GitBackend | undefined => {
  const addresses = addressesOf(env)
  if (!addresses) return undefined
  const { name, repo, origin, api } = addresses
  const [signIn, app_id] = [read(env, "SIGN_IN_ORIGIN"), read(env, "APP_ID")]
  const auth_methods: ("oauth" | "token")[] = (name === "github" ? signIn : app_id)
    ? ["oauth", "token"]
    : ["token"]
  const common = { repo, branch: read(env, "BRANCH"), api_root: api, auth_methods }
  if (name === "github") return { name, ...common, base_url: signIn }
  if (name === "gitlab") return { name, ...common, base_url: origin, auth_type: "pkce", app_id }
  return { name, ...common, base_url: origin, app_id }
}

/** The origins that the CMS connects to and loads images from. */
export type CmsOrigins = { readonly connectSrc: readonly string[]; readonly imgSrc: readonly string[] }

/** The origins of the CMS, for its Content-Security-Policy. */
export const cmsOrigins = (env: Environment): CmsOrigins | undefined => {
  const addresses = addressesOf(env)
  if (!addresses) return undefined
  const { name, origin, api } = addresses
  const avatars = name === "github" ? "https://avatars.githubusercontent.com" : "https://secure.gravatar.com"
  return { connectSrc: [...new Set([origin, new URL(api).origin])], imgSrc: [origin, avatars] }
}
