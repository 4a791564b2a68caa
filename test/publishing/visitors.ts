import { createHash } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import { pageCount } from "./small-project"

type Answer = { readonly policy: string; readonly body: string }

/** The number of responses by status, and everything that went wrong, a line each. */
type Report = { readonly statuses: Readonly<Record<number, number>>; readonly wrong: readonly string[] }

const scriptIn = /<script>(.*?)<\/script><script src="([^"]+)"/

/**
 * Visitors who keep requesting pages of a small site and their scripts, redirects and unknown addresses. Each document must
 * have the policy that fits it, and the scripts that it names must exist.
 * @returns a function that stops them
 */
export const sendVisitors = (url: string, count: number): (() => Promise<Report>) => {
  const statuses: Record<number, number> = {}
  const wrong: string[] = []
  let isOver = false

  const get = async (path: string, expected: number): Promise<Answer | undefined> => {
    try {
      const response = await fetch(url + path, { redirect: "manual" })
      const { status, headers } = response
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status !== expected) wrong.push(`${path} had the status ${status}`)
      return { policy: headers.get("content-security-policy") ?? "", body: await response.text() }
    } catch (error) {
      wrong.push(`${path}: ${(error as Error).cause ?? error}`)
      await pause(100)
      return undefined
    }
  }

  const visit = async (path: string): Promise<void> => {
    const document = await get(path, 200)
    const [, inline = "", script = ""] = scriptIn.exec(document?.body ?? "") ?? []
    const hash = createHash("sha256").update(inline).digest("base64")
    if (document && !document.policy.includes(`'sha256-${hash}'`))
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
      await pause(20)
    }
  }
  const visitors = Array.from({ length: count }, (_, i) => go(i))
  return async () => {
    isOver = true
    await Promise.all(visitors)
    return { statuses, wrong }
  }
}
