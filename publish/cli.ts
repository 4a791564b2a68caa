import { setPriority } from "node:os"
import { parseArgs } from "node:util"
import { currentReleaseOf } from "../api/server/current-release"
import { loadEnv, settings } from "../api/settings/settings"
import { setTimeZone } from "../src/content-model/read/set-time-zone"
import { deploy } from "./deploy"
import { listReleases, type Release, skippedFolders } from "./releases"
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

const commands: Record<string, (args: string[]) => Promise<void>> = {
  deploy: async args => {
    const options = {
      watch: { type: "boolean" as const },
      pull: { type: "boolean" as const },
      "allow-gone": { type: "boolean" as const },
    }
    const { values } = parseArgs({ args, options })
    const allowGone = values["allow-gone"] ?? false
    if (process.env.NETLIFY) throw new Error('Netlify manages releases itself: let it run "npm run build".')
    setPriority(10)
    setTimeZone(project)
    if (values.watch) {
      const publish = async () => {
        await deployOnce(allowGone)
        console.error("Watching content/ and static/ for changes")
      }
      await watch({ project, pullsFromGit: values.pull ?? false, publish, report: console.error })
      return
    }
    if (values.pull) await pull(project)
    if (!(await deployOnce(allowGone))) process.exitCode = 1
  },
  releases: async () => {
    const current = currentReleaseOf(project)
    for (const { name, made, pages, changes, copyOf } of listReleases(project)) {
      const mark = name === current ? "*" : " "
      const copy = copyOf ? `rollback to ${copyOf}: ` : ""
      const time = made.slice(0, 16).replace("T", " ")
      console.log(
        `${mark}  ${name}  ${time}  ${`${pages} pages`.padStart(11)}  ${copy}${describeChanges(changes)}`,
      )
    }
    for (const line of skippedFolders(project)) console.error(line)
    if (!current) console.log('There is no release yet: "npm run deploy" makes one.')
  },
  rollback: async ([wanted]) => {
    for (const line of skippedFolders(project)) console.error(line)
    const { name, copyOf, changes } = await rollback(project, settings().RELEASES_KEPT, wanted)
    console.log(`Release ${copyOf} is live again, as ${name}.\nPages: ${describeChanges(changes)}`)
  },
}

const [command = "", ...args] = process.argv.slice(2)
const run = Object.hasOwn(commands, command) ? commands[command] : undefined
if (run) {
  loadEnv()
  run(args).catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
} else {
  console.error(`Unknown command "${command}"; the commands are ${Object.keys(commands).join(", ")}.`)
  process.exitCode = 2
}
