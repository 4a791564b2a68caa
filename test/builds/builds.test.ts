import { spawn, spawnSync } from "node:child_process"
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { readSite } from "../../api/server/current-release"
import ownColours from "../../content/colours.json"
import ownSite from "../../content/site.json"
import { makeCandidate, promote } from "../../publish/candidate"
import { hiddenFronts } from "../../src/content-model/fixtures/hidden-fronts"
import { paletteOf } from "../../src/shared/colours"
import { cmsPath } from "../../src/shared/paths"
import otherColours from "../other-content/colours.json"
import otherSite from "../other-content/site.json"
import { bundleProgram } from "../support/bundle"
import { postEnquiry } from "../support/post-enquiry"
import { buildCopy, copyWithOtherContent } from "../support/project-copy"
import { startServerProcess } from "../support/server/process"
import { temporaryFolder } from "../support/temporary-folder"
import { until } from "../support/until"
import { separateHosts } from "./both-hosts"
import { readAnswers } from "./documented-queries"
import { otherSettings } from "./other-settings"
import { actAsOwner } from "./owner"

const folder = copyWithOtherContent()

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test("a mistake in the content stops the build, is reported with its line, and leaves the last build in place", () => {
  const lastBuild = join(folder, "public/index.html")
  mkdirSync(join(folder, "public"))
  writeFileSync(lastBuild, "the last build")
  const mistaken = join(folder, "content/posts/mistaken.md")
  writeFileSync(
    mistaken,
    "---\ntitle: M\nexcerpt: M\ncategory: Field Nots\ntags: [M]\ndate: 10/10/2025\n---\n\nM\n",
  )
  const hidden = hiddenFronts.map((front, index) => ({ front, file: `content/posts/hidden-${index}.md` }))
  for (const { front, file } of hidden)
    writeFileSync(
      join(folder, file),
      `---\ntitle: ${file}\ncategory: Field Notes\ndate: 2025-01-01\n${front}\n---\n\nText on ${file}.\n`,
    )
  const { status, stdout, stderr } = spawnSync("npm", ["start"], { cwd: folder, encoding: "utf8" })
  for (const file of [mistaken, ...hidden.map(({ file }) => join(folder, file))]) rmSync(file)
  const report = stdout + stderr
  expect(status).toBe(1)
  expect(report).toContain('date "10/10/2025" is not a date in the format YYYY-MM-DD')
  expect(report).toMatch(/mistaken\.md\n +4:11 +error +category "Field Nots"/)
  for (const { front, file } of hidden)
    expect(report).toMatch(
      new RegExp(`${file}\\n(?: .*\\n)*? +5:\\d+ +error +${/^[\w-]+/.exec(front)?.[0]}.* another system `),
    )
  expect(readFileSync(lastBuild, "utf8")).toBe("the last build")
  rmSync(join(folder, "public"), { recursive: true })
})

// One program serves any content: the other's tests run on ours, which is made where the sample is.
process.env.SERVER_PROGRAM ??= bundleProgram("api/server/main.ts")

/** Runs Jest in the copy. @returns its exit code and what it printed */
const runJest = (projects: readonly string[]) =>
  new Promise<{ code: number | null; output: string }>(resolve => {
    const env = { ...process.env, OTHER_BUILD: "true" }
    const options = ["--selectProjects", ...projects, "--maxWorkers=2"]
    const command = ["node_modules/jest/bin/jest.js", ...options]
    const child = spawn(process.execPath, command, { cwd: folder, env, stdio: ["ignore", "ignore", "pipe"] })
    let output = ""
    child.stderr.on("data", chunk => (output += chunk))
    child.once("close", code => resolve({ code, output }))
  })

// One build has everything that the site's own lacks: content of another owner, other settings, and both hosts.
describe("a build of other content with other settings, in the folder of an owner", () => {
  let owner: Awaited<ReturnType<typeof actAsOwner>>

  beforeAll(async () => {
    renameSync(join(folder, "gatsby-config.ts"), join(folder, "own-config.ts"))
    writeFileSync(
      join(folder, "gatsby-config.ts"),
      'import config from "./own-config"\nimport { forBothHosts } from "./test/builds/both-hosts"\n\nexport default forBothHosts(config)\n',
    )
    appendFileSync(
      join(folder, "gatsby-node.ts"),
      '\nexport { answerQueries as createPagesStatefully } from "./test/builds/documented-queries"\n',
    )
    owner = await actAsOwner(folder)
    buildCopy(folder, otherSettings)
    separateHosts(folder)
  }, 1_200_000)
  afterAll(() => owner?.close())

  test("passes the tests of any site and those of its settings, and skips those of the sample", async () => {
    const { code, output } = await runJest(["site", "sample", "other"])
    if (code !== 0) throw new Error(output.replace(/^(PASS .*| +✓ .*)\n/gm, "").slice(0, 50_000))
    expect(output).toMatch(/^Test Suites: .*\d+ passed/m)
  }, 1_200_000)

  test("one server process serves the sample, then this site, with the facts of each", async () => {
    const project = temporaryFolder()
    const publish = async (from: string) => promote(project, await makeCandidate(project, readSite(from)))
    await publish(".")
    const settings = { ENQUIRY_RATE_LIMIT: "0", ENQUIRIES_URL: `file:${project}/enquiries` }
    const server = startServerProcess(settings, project)
    const url = await server.address
    const serves = async ({ brand }: { brand: string }) =>
      (await (await fetch(`${url}/`)).text()).includes(brand)
    const statuses = async () => {
      const asked = [ownSite, otherSite].map(site => postEnquiry(url, "Hello", { origin: site.url }))
      return (await Promise.all(asked)).map(({ status }) => status)
    }
    try {
      expect([await serves(ownSite), await statuses()]).toEqual([true, [200, 403]])
      await publish(folder)
      await until(() => serves(otherSite))
      expect([await serves(ownSite), await statuses()]).toEqual([false, [403, 200]])
    } finally {
      await server.stop()
    }
  })

  test("those tests touch nothing of the owner", () => {
    expect(owner.connections()).toBe(0)
    expect(existsSync(join(folder, "data"))).toBe(false)
    const home = readFileSync(join(folder, "public/index.html"), "utf8")
    expect(home).toContain(`<link data-react-helmet="true" rel="canonical" href="${otherSite.url}/"`)
    expect(home).not.toContain("owner.example")
  })

  test("has neither the sample's brand and address nor a colour or shape of it", () => {
    const shapes = [...readFileSync("content/logo.svg", "utf8").matchAll(/ d="(.*?)"/g)].map(
      ([, d = ""]) => d,
    )
    const colours = [ownColours.light, ownColours.dark].flatMap(theme => Object.values(theme))
    // Such as white.
    const common = Object.values(paletteOf(otherColours, "light"))
    const words = [ownSite.brand, new URL(ownSite.url).host, ...shapes, ...colours].filter(
      word => !common.includes(word),
    )
    expect(shapes.length).toBeGreaterThan(0)
    const files = readdirSync(join(folder, "public"), { recursive: true, withFileTypes: true })
    const naming = files.flatMap(file => {
      if (!file.isFile() || !/\.(html|css|js|json|xml|txt|csv|svg|webmanifest|yml)$/.test(file.name))
        return []
      const text = readFileSync(join(file.parentPath, file.name), "utf8")
      return words.filter(word => text.includes(word)).map(word => `${file.name}: ${word}`)
    })
    expect(naming).toEqual([])
  })

  test("is drawn in its own colours: pages, AMP, favicon, icons, share images and the CMS's preview", async () => {
    const read = (path: string) => readFileSync(join(folder, "public", path), "utf8")
    const { paper, ink, signal } = otherColours.light
    for (const path of ["index.html", "amp/index.html", `.${cmsPath}/preview.css`])
      expect([path, read(path).replace(/\s/g, "")]).toEqual([
        path,
        expect.stringContaining(`--signal:${signal}`),
      ])
    expect(read("favicon.svg")).toContain(`--ink:${ink}`)
    expect(JSON.parse(read("manifest.webmanifest"))).toMatchObject({ theme_color: paper })
    const groundOf = async (path: string) => {
      const image = sharp(join(folder, "public", path)).extract({ left: 2, top: 20, width: 1, height: 1 })
      return `#${(await image.removeAlpha().raw().toBuffer()).toString("hex")}`
    }
    const band = paletteOf(otherColours, "light").band
    expect(await groundOf("icon-maskable-512.png")).toBe(band)
    expect(await groundOf("apple-touch-icon.png")).toBe(band)
    const [image = ""] = readdirSync(join(folder, "public/share-images"))
    expect(await groundOf(`share-images/${image}`)).toBe(paper)
  })

  test("answers each query of docs/architecture.md, with texts but no drafts", () => {
    const answers = readAnswers(folder)
    expect(answers.map(({ name }) => name)).toHaveLength(8)
    for (const { name, errors, data } of answers) {
      expect([name, errors]).toEqual([name, undefined])
      for (const found of Object.values(data ?? {}))
        expect([name, JSON.stringify(found).length > 100]).toEqual([name, true])
    }
    expect(JSON.stringify(answers)).not.toMatch(/a-draft|a-future-post/)
  })

  test("has a CMS, which a build without its settings has not", () => {
    expect([folder, "."].map(project => existsSync(join(project, "public", cmsPath)))).toEqual([true, false])
  })
})
