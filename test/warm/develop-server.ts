import { type ChildProcess, spawn } from "node:child_process"
import { freePort } from "../support/free-port"
import { differences } from "./built-site"
import { setClock, withClock } from "./clock"

/** A `gatsby develop` that runs in a copy of the project. */
export type DevelopServer = {
  /** What its pages show, once that stays the same: the data of each, by its path, as text. */
  read(): Promise<ReadonlyMap<string, string>>
  /** Waits until it has done nothing for some seconds. */
  settle(): Promise<void>
  /** All it has written. */
  output(): string
  stop(): Promise<void>
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const quietMs = 4000

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || !child.pid) return
  const ended = new Promise(resolve => child.once("exit", resolve))
  // It leads a group of its own: Gatsby starts further processes.
  process.kill(-child.pid, "SIGTERM")
  await Promise.race([ended, pause(5000)])
  try {
    process.kill(-child.pid, "SIGKILL")
  } catch {
    // All have ended.
  }
}

/** Starts one. @throws with what it wrote, if it ends before it is ready */
export const startDevelop = async (folder: string, days: number): Promise<DevelopServer> => {
  setClock(folder, days)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn("node_modules/.bin/gatsby", ["develop", "-H", "127.0.0.1", "-p", String(port)], {
    cwd: folder,
    detached: true,
    env: { ...withClock(folder), NODE_ENV: "development" },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  let heard = Date.now()
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", text => {
      output += text
      heard = Date.now()
    })
  while (!output.includes("You can now view")) {
    if (child.exitCode !== null) throw new Error(`gatsby develop ended\n${output.slice(-4000)}`)
    await pause(200)
  }
  const settle = async () => {
    heard = Date.now()
    while (Date.now() - heard < quietMs) await pause(200)
  }
  const readOnce = async () => {
    const query = { query: "{ allSitePage { nodes { path } } }" }
    const answer = await fetch(`${origin}/___graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(query),
    })
    const { data } = (await answer.json()) as { data: { allSitePage: { nodes: { path: string }[] } } }
    const pages = new Map<string, string>()
    // Gatsby's own page in develop lists all others in the order in which they were made.
    for (const { path } of data.allSitePage.nodes.filter(({ path }) => !path.startsWith("/dev-404-page"))) {
      const file = `/page-data${path === "/" ? "/index" : path.replace(/\/$/, "")}/page-data.json`
      const found = await fetch(origin + file)
      const { result } = found.ok ? ((await found.json()) as { result: unknown }) : { result: found.status }
      // The day of the start, until the browser puts today in its place.
      pages.set(path, JSON.stringify(result).replace(/"buildTime":"[^"]*"/, ""))
    }
    return pages
  }
  // On a busy machine it is also silent in the middle of its work.
  const read = async (): Promise<ReadonlyMap<string, string>> => {
    let before = await readOnce()
    for (;;) {
      await pause(quietMs)
      const now = await readOnce()
      if (differences(now, before).length === 0) return now
      before = now
    }
  }
  return { read, settle, output: () => output, stop: () => stop(child) }
}
