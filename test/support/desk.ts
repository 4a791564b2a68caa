import { spawn } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, Locator, Page } from "playwright-core"
import { launchBrowser } from "./browser"

/** A desk in a browser, on a copy of the project's content. */
export type Desk = {
  page: Page
  /** The copy. */
  project: string
  /** What the browser complained of, and what it asked of other hosts. */
  complaints: string[]
  /** Opens a place of the desk: "posts/new". */
  go(place: string): Promise<void>
  /** The field of a name, with its label, hint and errors. */
  field(name: string): Locator
  /** Presses Save, and waits until the desk has saved. */
  save(): Promise<void>
  /** Resolves when the desk has left an entry. */
  backInTheList(): Promise<void>
  /** The text of a file of the copy; nothing where there is none. */
  text(file: string): string | undefined
  close(): Promise<void>
}

const startServer = (project: string) => {
  const args = [
    "--import",
    "tsx",
    "scripts/write/main.ts",
    "--desk-alone",
    "--port",
    "0",
    "--project",
    project,
  ]
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] })
  const address = new Promise<string>((resolve, reject) => {
    let said = ""
    child.stdout.on("data", chunk => {
      said += chunk
      const [url] = /http:\/\/\S+/.exec(said) ?? []
      if (url) resolve(url)
    })
    child.once("exit", code => reject(new Error(`npm run write ended with ${code}: ${said}`)))
  })
  return { child, address }
}

const listenTo = (page: Page, origin: string): string[] => {
  const complaints: string[] = []
  page.on("pageerror", error => complaints.push(error.message))
  page.on("console", message => {
    if (message.type() === "error") complaints.push(message.text())
  })
  page.on("request", request => {
    if (!/^(?:blob|data):/.test(request.url()) && new URL(request.url()).origin !== origin)
      complaints.push(`asked ${request.url()}`)
  })
  return complaints
}

/** Starts `npm run write` without the site, and opens its desk. */
export const openDesk = async (): Promise<Desk> => {
  const project = mkdtempSync(join(tmpdir(), "desk-"))
  for (const folder of ["content", "static"]) cpSync(folder, join(project, folder), { recursive: true })
  const { child, address } = startServer(project)
  const [url, browser]: [string, Browser] = await Promise.all([address, launchBrowser()])
  const page = await browser.newPage({ viewport: { width: 1360, height: 1000 }, reducedMotion: "reduce" })
  page.setDefaultTimeout(6_000)
  const complaints = listenTo(page, new URL(url).origin)
  await page.goto(url)
  await page.getByText("Articles").first().waitFor()
  const backInTheList = () => page.waitForURL(({ hash }) => !/\/(?:new|entries)\b/.test(hash))
  return {
    page,
    project,
    complaints,
    backInTheList,
    go: async place => {
      await page.goto(`${url}#/collections/${place}`)
    },
    field: name => page.locator(`section[data-key-path="${name}"][aria-label]`),
    save: async () => {
      await page.getByRole("button", { name: "Save" }).click()
      await backInTheList()
    },
    text: file => {
      const path = join(project, file)
      return existsSync(path) ? readFileSync(path, "utf8") : undefined
    },
    close: async () => {
      child.removeAllListeners("exit")
      child.kill()
      await browser.close()
      rmSync(project, { recursive: true })
    },
  }
}
