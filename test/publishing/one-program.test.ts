import { readFileSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { deploy } from "../../publish/deploy"
import { listReleases } from "../../publish/releases"
import { rollback } from "../../publish/rollback"
import { manifestFile, type ServerManifest, type SiteIdentity } from "../../src/shared/server-manifest"
import { serveMail } from "../support/mail-server"
import { type ServerProcess, startServerProcess } from "../support/server/process"
import { temporaryFolder } from "../support/temporary-folder"
import { until } from "../support/until"
import { ownSite, somePages, writeBuild } from "./small-build"

/** A project, with its server that is never restarted, and the mails of that. */
const makeProject = async () => {
  const stops: (() => Promise<unknown>)[] = []
  const project = temporaryFolder()
  const { url: SMTP_URL, taken, close } = await serveMail()
  stops.push(close)
  let server: ServerProcess | undefined
  let [asked, read] = [0, 0]
  const address = async () => (await server?.address) ?? ""
  return {
    project,
    /** Before the folder is removed, in which the server writes. */
    stop: () => Promise.all(stops.map(stop => stop())),
    address,
    stderr: () => server?.stderr() ?? "",
    serve: () => {
      const ENQUIRIES_URL = `file:${project}/enquiries`
      const NODE_OPTIONS = `--require="${resolve("test/publishing/short-pauses.cjs")}"`
      const settings = { SMTP_URL, ENQUIRY_RATE_LIMIT: "0", ENQUIRIES_URL, NODE_OPTIONS }
      server = startServerProcess(settings, project)
      stops.push(server.stop)
    },
    /** Publishes a build, as an earlier version wrote it if its manifest has no site. */
    publish: async (about: string, site: SiteIdentity | undefined) => {
      const next = join(project, "next")
      writeBuild(next, { ...somePages, "/about": about }, "aa01", site)
      const file = join(next, manifestFile)
      const manifest: ServerManifest = { ...JSON.parse(readFileSync(file, "utf8")), site }
      writeFileSync(file, JSON.stringify(manifest))
      const options = { project, maxReleases: 10, allowGone: false, check: "true", report: () => undefined }
      const build = "rm -rf public .cache && cp -r next/public next/.cache ."
      expect(await deploy({ ...options, build })).toMatchObject({ kind: "published" })
    },
    /** Waits until the server serves the page. */
    serves: (about: string) =>
      until(async () => (await (await fetch(`${await address()}/about`)).text()).includes(about)),
    /** Asks for an audit from a page of `origin`. @returns the status */
    ask: async (origin: string) => {
      asked += 1
      const person = { name: "Asha", email: "asha@b.in" }
      const body = JSON.stringify({ form: "audit", form_instance: `visitor-${asked}`, ...person })
      const headers = { "content-type": "application/json", origin }
      return (await fetch(`${await address()}/api/contact`, { method: "POST", headers, body })).status
    },
    /** What the next mail says of the site. */
    nextMail: async () => {
      await until(() => taken.length > read)
      const { to, text } = taken[read] ?? { to: [], text: "" }
      read += 1
      const header = (name: string) => new RegExp(`^${name}: (.*?)\\r$`, "m").exec(text)?.[1]
      return {
        to,
        from: header("From"),
        subject: header("Subject"),
        zone: /\((\S+)\), reference/.exec(text)?.[1],
      }
    },
  }
}

type Project = Awaited<ReturnType<typeof makeProject>>

const inProject = (run: (project: Project) => Promise<void>) => async () => {
  const made = await makeProject()
  await run(made).finally(made.stop)
}

const one = {
  ...ownSite,
  brand: "One",
  url: "https://one.example",
  email: "me@one.test",
  freeAudit: "Ad Audit",
}
const two = { ...one, brand: "Two", url: "https://two.example", email: "me@two.test", timeZone: "Asia/Tokyo" }

// The two mostly wait.
test.concurrent(
  "a publish with another address, brand, recipient, time zone and audit needs no restart, nor does a rollback",
  inProject(async ({ project, publish, serve, serves, ask, nextMail }) => {
    await publish("The first", one)
    serve()
    await serves("The first")
    expect([await ask(two.url), await ask(one.url)]).toEqual([403, 200])
    const ofOne = { from: "One <me@one.test>", subject: "FREE Ad Audit Request", zone: "UTC" }
    expect(await nextMail()).toEqual({ to: [one.email], ...ofOne })
    await publish("The second", { ...two, freeAudit: "SEO Audit" })
    await serves("The second")
    expect([await ask(one.url), await ask(two.url)]).toEqual([403, 200])
    const ofTwo = { from: "Two <me@two.test>", subject: "FREE SEO Audit Request", zone: "Asia/Tokyo" }
    expect(await nextMail()).toEqual({ to: [two.email], ...ofTwo })
    await rollback(project, 10)
    await serves("The first")
    expect([await ask(two.url), await ask(one.url)]).toEqual([403, 200])
    expect(await nextMail()).toEqual({ to: [one.email], ...ofOne })
  }),
)

test.concurrent(
  "releases of earlier versions are served and gone back to: what they do not say is neutral, and without an address to mail to, enquiries wait",
  inProject(async ({ project, publish, serve, serves, ask, nextMail, address, stderr }) => {
    // As version 1.0.0 wrote them, and as some did before.
    const { freeAudit: _, ...former } = { ...one, brand: "Former" }
    for (const [about, site] of [
      ["Says most", former],
      ["Says nothing", undefined],
      ["The newest", two],
    ] as const) {
      await publish(about, site)
      if (site === former) serve()
      await serves(about)
    }
    const releases = listReleases(project).map(({ name }) => name)
    await rollback(project, 10, releases[1])
    await serves("Says nothing")
    const { origin } = new URL(await address())
    expect([await ask(two.url), await ask(origin)]).toEqual([403, 200])
    await until(() => stderr().includes("enquiries are stored and wait: no address to mail to"))
    await rollback(project, 10, releases[2])
    await serves("Says most")
    const subject = "FREE Audit Request"
    expect(await nextMail()).toEqual({ to: [one.email], from: "Former <me@one.test>", subject, zone: "UTC" })
    expect([await ask(two.url), await ask(one.url)]).toEqual([403, 200])
  }),
)
