import { execFileSync, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { cpSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { postEnquiry } from "../support/post-enquiry"
import { temporaryFolder } from "../support/temporary-folder"

const [image, data] = [temporaryFolder(), temporaryFolder()]

// What the image's last stage copies from the build stage.
const copied = [...readFileSync("Dockerfile", "utf8").matchAll(/^COPY --from=build \/build\/(\S+) (\S+)$/gm)]

beforeAll(() => {
  execFileSync("npx", ["tsx", "scripts/bundle-server.ts"], { stdio: "pipe" })
  for (const [, from = "", to = ""] of copied) cpSync(from, join(image, to), { recursive: true })
})

/** Nothing of this process's environment, and no package above the folder. */
const bare = { cwd: image, env: { PORT: "0", NODE_ENV: "production", ENQUIRIES_URL: `file:${data}` } }

const command = (name: string, ...options: string[]) =>
  spawnSync(process.execPath, [`dist/${name}.cjs`, ...options], { ...bare, encoding: "utf8" })

test("the image holds the server in three files, the SQLite driver, the site and no other package", () => {
  expect(copied.map(([, from]) => from)).toContain("dist")
  expect(readdirSync(image).sort()).toEqual([".cache", "dist", "public"])
  expect(readdirSync(join(image, "dist")).sort()).toEqual([
    "check-settings.cjs",
    "enquiries.cjs",
    "node_modules",
    "serve.cjs",
  ])
  expect(readdirSync(join(image, "dist/node_modules")).sort()).toEqual([
    "@libsql",
    "@neon-rs",
    "detect-libc",
    "libsql",
  ])
})

test("with the image alone, the site is served, an enquiry is stored, and the owner's commands run", async () => {
  const server = spawn(process.execPath, ["dist/serve.cjs"], { ...bare, stdio: ["ignore", "ignore", "pipe"] })
  try {
    const [line] = (await once(server.stderr, "data")) as [Buffer]
    const [url] = /http:[^\s"]+/.exec(line.toString()) ?? [line.toString()]
    const page = await fetch(`${url}/about`)
    expect([page.status, await page.text()]).toEqual([200, readFileSync("public/about/index.html", "utf8")])
    expect((await postEnquiry(url, "From the image")).status).toBe(200)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  } finally {
    server.kill("SIGTERM")
  }
  expect((await once(server, "exit"))[0]).toBe(0)
  expect(command("enquiries").stdout).toContain("From the image")
  expect(command("check-settings").status).toBe(0)
})
