import { setPriority } from "node:os"
import { resolve } from "node:path"
import { currentReleaseOf } from "../api/server/current-release"
import { command, surviveLostOutput, UsageError } from "../src/command"
import { setTimeZone } from "../src/settings/set-time-zone"
import { loadEnv, settings } from "../src/settings/settings"
import { minuteOf } from "../src/shared/day"
import { deploy } from "./deploy"
import { isSomethingDue } from "./due"
import { lastPublish, mailLastPublish, recordPublish } from "./outcome"
import { DeployInProgress, listReleases, type Release, skippedFolders } from "./releases"
import { isRolledBack, rollback } from "./rollback"
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

type Publish = { readonly allowGone: boolean; readonly preview?: string }

/** @returns what came of it, and whether that is news to the owner */
const deployOnce = async ({ allowGone, preview }: Publish) => {
  // Again, since content changes while `--watch` runs, and builds take it from this process.
  setTimeZone(project)
  const began = performance.now()
  const outcome = await deploy({
    project,
    preview,
    maxReleases: preview ? 2 : settings().RELEASES_KEPT,
    allowGone,
    check: "npm run -s check:settings && npm run -s check:content",
    build: "npx gatsby clean && npm run -s build",
    report: console.error,
  })
  const target = preview ?? project
  const current = currentReleaseOf(target)
  if (outcome.kind === "refused") {
    const end = `Nothing was published; ${current ? `release ${current} is still live` : "there is no release yet"}.`
    console.error([...outcome.problems, end].join("\n"))
    const lines = [end, ...(outcome.output ?? outcome.problems)]
    return { isPublished: false, isNews: recordPublish(target, { isPublished: false, lines }) }
  }
  const took = `took ${((performance.now() - began) / 1000).toFixed(0)} s`
  if (outcome.kind === "unchanged") {
    const lines = [`Nothing has changed: release ${outcome.release} stays live (${took}).`]
    console.log(lines.join("\n"))
    return { isPublished: true, isNews: recordPublish(target, { isPublished: true, lines }) }
  }
  const { name, pages, changes, bytes, newBytes } = outcome.release
  const lines = [
    `Release ${name} is live (${took}).`,
    `Pages: ${pages}, ${describeChanges(changes)}`,
    `Size: ${megabytes(bytes)}, of which ${megabytes(newBytes)} are new`,
  ]
  console.log(lines.join("\n"))
  const count = changes.added.count + changes.changed.count + changes.gone.count
  return { isPublished: true, isNews: recordPublish(target, { isPublished: true, lines }, count) }
}

const deploySpec = {
  call: "npm run deploy",
  about:
    "Checks, builds, verifies and switches to the new release; if anything fails or nothing has changed, the site stays as it was.",
  options: {
    watch: ["", "publishes again when content/ or static/ change, or an article is due; mails the outcome"],
    pull: ["", "runs git pull first; with --watch, also publishes what it brings"],
    "allow-gone": ["", "accepts that addresses of the current release are gone"],
    preview: [
      "FOLDER",
      "publishes there instead, with drafts and future articles, for npm run serve -- FOLDER",
    ],
  },
} as const

const commands: Record<string, () => Promise<void>> = {
  deploy: () =>
    command(deploySpec, async ({ values: { watch: watches, pull: pulls = false, ...others } }) => {
      const { "allow-gone": allowGone = false, preview: folder } = others
      const preview = folder === undefined ? undefined : resolve(folder)
      if (process.env.NETLIFY) throw new Error('Netlify manages releases itself: let it run "npm run build".')
      if (preview === project) throw new UsageError("--preview needs a folder of its own")
      loadEnv()
      setPriority(10)
      setTimeZone(project)
      const publish = () => deployOnce({ allowGone, preview })
      if (!watches) {
        if (pulls) await pull(project)
        if (!(await publish()).isPublished) process.exitCode = 1
        return
      }
      surviveLostOutput()
      const tell = (isNews: boolean) => {
        // Not awaited: a mail server may take an hour.
        if (isNews && !preview) void mailLastPublish(project, console.error).catch(console.error)
      }
      await watch({
        project,
        isDue: (from, until) => isSomethingDue(project, from, until),
        pullsFromGit: pulls,
        isHeld: () => {
          const isHeld = !preview && isRolledBack(project)
          if (isHeld)
            console.error('A rollback is live: the next change, or "npm run deploy", publishes again')
          return isHeld
        },
        publish: async () => {
          tell((await publish()).isNews)
          console.error("Watching content/ and static/ for changes")
        },
        report: error => {
          console.error(error.message)
          if (error instanceof DeployInProgress) return
          tell(recordPublish(preview ?? project, { isPublished: false, lines: [error.message] }))
        },
      })
    }),
  releases: () =>
    command({ call: "npm run releases", about: "Lists the releases; * marks the current one." }, () => {
      const current = currentReleaseOf(project)
      for (const { name, made, pages, changes, copyOf } of listReleases(project)) {
        const mark = name === current ? "*" : " "
        const copy = copyOf ? `rollback to ${copyOf}: ` : ""
        const size = `${pages} pages`.padStart(11)
        console.log([mark, name, minuteOf(made), size, copy + describeChanges(changes)].join("  "))
      }
      for (const line of skippedFolders(project)) console.error(line)
      const last = lastPublish(project)
      if (last && !last.isPublished)
        console.log(["", `${minuteOf(last.at)}  refused:`, ...last.lines.slice(0, 20)].join("\n"))
      if (!current) console.log('There is no release yet: "npm run deploy" makes one.')
    }),
  rollback: () => {
    const about = "Goes back to the previous release, or to the one whose name begins so."
    const spec = { call: "npm run rollback -- [NAME]", about, maxOperands: 1 }
    return command(spec, async ({ operands: [wanted] }) => {
      loadEnv()
      for (const line of skippedFolders(project)) console.error(line)
      const { name, copyOf, changes } = await rollback(project, settings().RELEASES_KEPT, wanted)
      console.log(`Release ${copyOf} is live again, as ${name}.\nPages: ${describeChanges(changes)}`)
    })
  },
}

const [name = ""] = process.argv.splice(2, 1)
if (Object.hasOwn(commands, name)) void commands[name]?.()
else {
  console.error(`Unknown command "${name}"; the commands are ${Object.keys(commands).join(", ")}.`)
  process.exitCode = 2
}
