import { setPriority } from "node:os"
import { parseArgs } from "node:util"
import { loadEnv } from "../../api/settings/load-env"
import { settings } from "../../api/settings/read-settings"
import { setSiteTime } from "../../src/content-model/read/set-site-time"
import { type Outcome, publish } from "../publish"
import { describeRelease } from "../report/describe-release"
import { pull } from "../watch/pull"
import { watch } from "../watch/watch"
import { run } from "./run"

// npm run deploy [-- --watch] [--pull] [--allow-gone]
const { values } = parseArgs({
  options: {
    watch: { type: "boolean", default: false },
    pull: { type: "boolean", default: false },
    "allow-gone": { type: "boolean", default: false },
  },
})

const report = (outcome: Outcome, seconds: number): void => {
  if (outcome.kind === "published") {
    for (const line of describeRelease(outcome.release, outcome.warnings, seconds)) console.log(line)
  } else if (outcome.kind === "unchanged") {
    if (!values.watch) console.log(`Nothing has changed since the release ${outcome.release.name}.`)
  } else {
    for (const line of outcome.problems) console.error(line)
    console.error("Nothing is published; the site stays as it is.")
  }
}

run(async () => {
  loadEnv()
  if (process.env.NETLIFY) throw new Error('Netlify keeps releases itself: let it run "npm run build".')
  // Answers come before builds; the build inherits it.
  setPriority(10)
  const project = process.cwd()
  setSiteTime(project)
  const stop = new AbortController()
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => stop.abort())

  const publishOnce = async (): Promise<Outcome["kind"]> => {
    const began = performance.now()
    const outcome = await publish({
      project,
      env: process.env,
      buildCommand: ["npm", "run", "build:clean"],
      kept: settings().RELEASES_KEPT,
      allowGone: values["allow-gone"],
      say: line => console.error(line),
      signal: stop.signal,
    })
    report(outcome, (performance.now() - began) / 1000)
    return outcome.kind
  }

  if (values.watch)
    return watch({ project, isPulled: values.pull, publish: publishOnce, signal: stop.signal })
  if (values.pull) await pull(project)
  if ((await publishOnce()) === "refused") process.exitCode = 1
})
