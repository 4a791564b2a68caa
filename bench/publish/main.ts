import { spawn } from "node:child_process"
import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { launchBrowser } from "../../test/support/browser"
import { startServerProcess } from "../../test/support/server-process"
import { copySite } from "../build/run-build"
import { table } from "../table"
import { keepAsking } from "./keep-asking"
import { keepClicking } from "./keep-clicking"

// npm run bench:publish -- 20: so many publishings with real builds while a server is asked and a browser clicks; of each
// four one has a mistake in the content, and one is killed at a random moment.
const count = Number(process.argv[2] ?? 20)
const kinds = ["good", "mistake", "good", "killed"] as const

type Row = { kind: string; end: string; seconds: number; served: string }

const aboutFile = (folder: string) => join(folder, "content/about.json")

/** Gives the page "about" another heading, and with a mistake none. */
const edit = (folder: string, original: string, edition: number, isSpoilt: boolean): void => {
  const about = JSON.parse(original)
  about.heading = isSpoilt ? 1 : `Edition ${edition}`
  writeFileSync(aboutFile(folder), JSON.stringify(about))
}

// Without tsx's own process in between, so that the program itself is killed.
const run = (folder: string, command: string) =>
  spawn(process.execPath, ["--import", "tsx", "publish/cli.ts", command], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  })

const deploy = (
  folder: string,
  killAfter?: number,
): Promise<{ end: string; seconds: number; said: string }> =>
  new Promise(resolve => {
    const began = performance.now()
    const child = run(folder, "deploy")
    let said = ""
    for (const stream of [child.stdout, child.stderr]) stream.on("data", text => (said += text))
    const kill = killAfter === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), killAfter)
    child.once("close", code => {
      clearTimeout(kill)
      const end = /is current, after/.test(said) ? "current" : code === 1 && !killAfter ? "refused" : "killed"
      resolve({ end, seconds: (performance.now() - began) / 1000, said })
    })
  })

const headingOf = async (url: string): Promise<string> =>
  /<h1[^>]*>([^<]*)/.exec(await (await fetch(`${url}/about`)).text())?.[1] ?? "none"

const main = async (): Promise<void> => {
  const folder = copySite()
  const original = readFileSync(aboutFile(folder), "utf8")
  const browser = await launchBrowser()
  try {
    const first = await deploy(folder)
    if (first.end !== "current") throw new Error(first.said)
    console.error(first.said)
    const server = startServerProcess({ ENQUIRIES_URL: `file:${folder}/enquiries` }, folder)
    const url = (await server.address) ?? ""
    const stopAsking = keepAsking(url)
    const stopClicking = await keepClicking(browser, url)
    const rows: Row[] = []
    let lastSeconds = first.seconds
    for (let edition = 1; edition <= count; edition++) {
      const kind = kinds[edition % kinds.length] ?? "good"
      edit(folder, original, edition, kind === "mistake")
      const killAfter = kind === "killed" ? Math.random() * lastSeconds * 1000 : undefined
      const { end, seconds } = await deploy(folder, killAfter)
      if (end === "current") lastSeconds = seconds
      await new Promise(resolve => setTimeout(resolve, 1500))
      const row = { kind, end, seconds, served: await headingOf(url) }
      rows.push(row)
      console.error(`${edition}/${count}`, row)
    }
    const rollback = performance.now()
    await new Promise(end => run(folder, "rollback").once("exit", end))
    console.error(`rollback: ${Math.round(performance.now() - rollback)} ms`)
    await new Promise(resolve => setTimeout(resolve, 1500))
    console.error(`served after it: ${await headingOf(url)}`)
    const [clicked, asked] = [await stopClicking(), await stopAsking()]
    server.child.kill()
    await server.ended
    console.log(
      table([
        ["publishing", "end", "s", "served"],
        ...rows.map(row => [row.kind, row.end, row.seconds.toFixed(0), row.served]),
      ]),
    )
    console.log("asked", asked)
    console.log("clicked", clicked)
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

main().catch(error => {
  console.error(error)
  process.exitCode = 1
})
