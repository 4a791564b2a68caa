import { createHash } from "node:crypto"
import { Agent, type IncomingHttpHeaders, request } from "node:http"
import { setTimeout as pause } from "node:timers/promises"
import { pageCount } from "./small-project"

type HttpResponse = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string }

const load = (agent: Agent, url: string): Promise<HttpResponse> =>
  new Promise((resolve, reject) => {
    request(url, { agent }, res => {
      let body = ""
      res.setEncoding("utf8").on("data", text => (body += text))
      res.on("error", reject)
      res.on("end", () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body }))
    })
      .on("error", reject)
      .end()
  })

/** The number of responses by status, and everything that went wrong, a line each. */
type Report = { readonly statuses: Readonly<Record<number, number>>; readonly wrong: readonly string[] }

const scriptIn = /<script>(.*?)<\/script><script src="([^"]+)"/

/**
 * Visitors who keep requesting pages of a small site and their scripts, redirects and unknown addresses. Each document must
 * have the policy that fits it, and the scripts that it names must exist.
 * @returns a function that stops them
 */
export const sendVisitors = (url: string, count: number): (() => Promise<Report>) => {
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  const statuses: Record<number, number> = {}
  const wrong: string[] = []
  let isOver = false

  const get = async (path: string, expected: number): Promise<HttpResponse | undefined> => {
    try {
      const response = await load(agent, url + path)
      statuses[response.status] = (statuses[response.status] ?? 0) + 1
      if (response.status !== expected) wrong.push(`${path} had the status ${response.status}`)
      return response
    } catch (error) {
      wrong.push(`${path}: ${(error as Error).message}`)
      await pause(100)
      return undefined
    }
  }

  const visit = async (path: string): Promise<void> => {
    const document = await get(path, 200)
    const [, inline = "", script = ""] = scriptIn.exec(document?.body ?? "") ?? []
    const hash = createHash("sha256").update(inline).digest("base64")
    if (document && !String(document.headers["content-security-policy"]).includes(`'sha256-${hash}'`))
      wrong.push(`${path}: another document's policy`)
    const code = await get(script, 200)
    const [, build = "none"] = /app-(\w+)\.js/.exec(script) ?? []
    if (code && !code.body.includes(`"${build}"`)) wrong.push(`${script}: other bytes`)
  }

  const go = async (at: number): Promise<void> => {
    for (let step = at; !isOver; step++) {
      await visit(step % 7 === 0 ? "/" : `/page/${step % pageCount}`)
      if (step % 5 === 0) await get(`/page/${step % pageCount}/`, 301)
      if (step % 11 === 0) await get(`/page/${step}/none`, 404)
      if (step % 13 === 0) await get("/api/contact", 405)
      await pause(5)
    }
  }
  const visitors = Array.from({ length: count }, (_, i) => go(i))
  return async () => {
    isOver = true
    await Promise.all(visitors)
    agent.destroy()
    return { statuses, wrong }
  }
}
