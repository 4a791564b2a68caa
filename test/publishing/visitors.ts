import { createHash } from "node:crypto"
import { Agent, type IncomingHttpHeaders, request } from "node:http"
import { pageCount } from "./small-project"

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string }

const ask = (agent: Agent, url: string): Promise<Answer> =>
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

/** What visitors met. */
export type Met = {
  /** Answers by status. */
  readonly statuses: Readonly<Record<number, number>>
  /** What should not have happened, a line each. */
  readonly wrong: readonly string[]
}

const scriptIn = /<script>(.*?)<\/script><script src="([^"]+)"/

/**
 * Visitors that go on asking a small site: for a page, then for its scripts, and for addresses that lead on or that nobody
 * has. A document must have the policy that fits it, and its scripts must be those that it names.
 * @returns ends them, with what they met
 */
export const sendVisitors = (url: string, count: number): (() => Promise<Met>) => {
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  const statuses: Record<number, number> = {}
  const wrong: string[] = []
  let isOver = false

  const get = async (path: string, expected: number): Promise<Answer | undefined> => {
    try {
      const answer = await ask(agent, url + path)
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      if (answer.status !== expected) wrong.push(`${path} answered ${answer.status}`)
      return answer
    } catch (error) {
      wrong.push(`${path}: ${(error as Error).message}`)
      await new Promise(resolve => setTimeout(resolve, 100))
      return undefined
    }
  }

  const visit = async (path: string): Promise<void> => {
    const document = await get(path, 200)
    const [, inline = "", script = ""] = scriptIn.exec(document?.body ?? "") ?? []
    const hash = createHash("sha256").update(inline).digest("base64")
    if (document && !String(document.headers["content-security-policy"]).includes(`'sha256-${hash}'`))
      wrong.push(`${path}: a policy of another document`)
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
