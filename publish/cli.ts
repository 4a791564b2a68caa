import { setPriority } from "node:os"
import { currentReleaseOf } from "../api/server/current-release"
import { loadEnv, settings } from "../api/settings/settings"
import { command } from "../scripts/command"
import { setTimeZone } from "../src/content-model/read/set-time-zone"
import { deploy } from "./deploy"
import { listReleases, type Release } from "./releases"
import { rollback } from "./rollback"
import { pull, watch } from "./watch"

const project = process.cwd()

/** `1 new (/blog/x), 2 changed (/blog, /sitemap), 0 gone` */
const describeChanges = ({ added, changed, gone }: Release["changes"]): string =>
  Object.entries({ new: added, changed, gone })
    .map(([word, { count, first }]) => {
      const examples = first.slice(0, 3).join(", ") + (count > 3 ? ", …" : "")
      return `${count} ${word}${count > 0 ? ` (${examples})` : ""}`
    })
    .join(", ")

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

const deployOnce = async (allowGone: boolean): Promise<boolean> => {
  const began = performance.now()
  const outcome = await deploy({
    project,
    maxReleases: settings().RELEASES_KEPT,
    allowGone,
    check: "npm run -s check:settings && npm run -s check:content",
    build: "npx gatsby clean && npx gatsby build",
    report: console.error,
  })
  if (outcome.kind === "refused") {
    for (const line of outcome.problems) console.error(line)
    const current = currentReleaseOf(project)
    console.error(
      `Nothing was published; ${current ? `release ${current} is still live` : "there is no release yet"}.`,
    )
    return false
  }
  const { name, pages, changes, bytes, newBytes } = outcome.release
  console.log(`Release ${name} is live (took ${((performance.now() - began) / 1000).toFixed(0)} s).
Pages: ${pages}, ${describeChanges(changes)}
Size: ${megabytes(bytes)}, of which ${megabytes(newBytes)} are new`)
  return true
}

const deploySpec = {
  call: "npm run deploy",
  about:
    "Checks, builds, verifies and switches to the new release; if anything fails, the site stays as it was.",
  options: {
    watch: ["", "publishes again when content/ or static/ change, or a scheduled article is due"],
    pull: ["", "first, and with --watch again and again, runs git pull"],
    "allow-gone": ["", "accepts that addresses of the current release are gone"],
  },
} as const

const commands: Record<string, () => Promise<void>> = {
  deploy: () =>
    command(deploySpec, async ({ values: { watch: watches, pull: pulls = false, ...others } }) => {
      const { "allow-gone": allowGone = false } = others
      if (process.env.NETLIFY) throw new Error('Netlify manages releases itself: let it run "npm run build".')
      loadEnv()
      setPriority(10)
      setTimeZone(project)
      if (watches) {
        const publish = async () => {
          await deployOnce(allowGone)
          console.error("Watching content/ and static/ for changes")
        }
        await watch({ project, pullsFromGit: pulls, publish, report: console.error })
        return
      }
      if (pulls) await pull(project)
      if (!(await deployOnce(allowGone))) process.exitCode = 1
    }),
  releases: () =>
    command({ call: "npm run releases", about: "Lists the releases; * marks the current one." }, () => {
      const current = currentReleaseOf(project)
      for (const { name, made, pages, changes, copyOf } of listReleases(project)) {
        const mark = name === current ? "*" : " "
        const copy = copyOf ? `rollback to ${copyOf}: ` : ""
        const time = made.slice(0, 16).replace("T", " ")
        console.log(
          `${mark}  ${name}  ${time}  ${`${pages} pages`.padStart(11)}  ${copy}${describeChanges(changes)}`,
        )
      }
      if (!current) console.log('There is no release yet: "npm run deploy" makes one.')
    }),
  rollback: () => {
    const about = "Goes back to the previous release, or to the one whose name begins so."
    const spec = { call: "npm run rollback -- [NAME]", about, maxOperands: 1 }
    return command(spec, async ({ operands: [wanted] }) => {
      loadEnv()
      const { name, copyOf, changes } = await rollback(project, settings().RELEASES_KEPT, wanted)
      console.log(`Release ${copyOf} is live again, as ${name}.\nPages: ${describeChanges(changes)}`)
    })
  },
}

// Named in package.json.
void commands[process.argv.splice(2, 1).join()]?.()
