import type { GitBackend } from "@sveltia/cms"
import { withoutEndSlash } from "../shared/origins"

/** `apiPath` is that of a server of your own. */
const services = {
  github: { origin: "https://github.com", api: "https://api.github.com", apiPath: "/api/v3" },
  gitlab: { origin: "https://gitlab.com", api: "https://gitlab.com/api/v4", apiPath: "/api/v4" },
  gitea: { origin: "https://gitea.com", api: "https://gitea.com/api/v1", apiPath: "/api/v1" },
}

const isService = (name = ""): name is keyof typeof services => Object.hasOwn(services, name)

const read = (env: NodeJS.ProcessEnv, name: string) => env[`CMS_${name}`]?.trim() || undefined

const gitRepository = (env: NodeJS.ProcessEnv) => {
  const [name, repo] = [read(env, "BACKEND"), read(env, "REPOSITORY")]
  if (!isService(name) || !repo) return undefined
  const service = services[name]
  const origin = withoutEndSlash(read(env, "ORIGIN") ?? "")
  return origin ? { name, repo, origin, api: origin + service.apiPath } : { name, repo, ...service }
}

/** Undefined unless the settings name a repository (docs/editors.md, "The CMS for a team"). */
export const cmsBackend = (env: NodeJS.ProcessEnv): GitBackend | undefined => {
  const repository = gitRepository(env)
  if (!repository) return undefined
  const { name, repo, origin, api } = repository
  const [signIn, app_id] = [read(env, "SIGN_IN_ORIGIN"), read(env, "APP_ID")]
  const canSignIn = name === "github" ? signIn : app_id
  const auth_methods: GitBackend["auth_methods"] = canSignIn ? ["oauth", "token"] : ["token"]
  const common = { repo, branch: read(env, "BRANCH"), api_root: api, auth_methods }
  if (name === "github") return { name, ...common, base_url: signIn }
  if (name === "gitlab") return { name, ...common, base_url: origin, auth_type: "pkce", app_id }
  return { name, ...common, base_url: origin, app_id }
}

export const cmsOrigins = (env: NodeJS.ProcessEnv) => {
  const repository = gitRepository(env)
  if (!repository) return undefined
  const { name, origin, api } = repository
  const avatars = name === "github" ? "https://avatars.githubusercontent.com" : "https://secure.gravatar.com"
  return { connectSrc: [...new Set([origin, new URL(api).origin])], imgSrc: [origin, avatars] }
}
