import { readFileSync, rmSync } from "node:fs"
import { parseArgs } from "node:util"
import { atEnd } from "./at-end"
import { chooseBrowser } from "./browser"
import { copySite } from "./build/site-copy"
import { buildSite, compareBuilds } from "./compare/builds"
import { compareBundles } from "./compare/bundles"
import { copyCommit } from "./compare/commit-copy"
import { runIn } from "./compare/run-in"
import { runsOf } from "./runs"
import { nameOf } from "./site-name"

// npm run bench lists what there is to measure.
// npm run bench -- --compare main / /blog --runs 5 --browser whole: pages of that commit and of this tree, in turns.
// --only pages, navigation, build or bundle: what is measured.
const { values: options, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    compare: { type: "string" },
    only: { type: "string", default: "pages" },
    runs: { type: "string", default: "3" },
    browser: { type: "string" },
  },
})

/** Runs another measurement on several sites, which it takes in turns. */
const measure = async (
  program: string,
  folders: readonly string[],
  ...more: readonly string[]
): Promise<void> => {
  chooseBrowser(options.browser)
  const sites = folders.flatMap(folder => ["--site", folder])
  const command = [
    process.execPath,
    "--import",
    "tsx",
    program,
    ...sites,
    "--runs",
    options.runs,
    ...more,
  ] as const
  await runIn(".", command, "The measurement", true)
}

/** What can be compared: each gets the folders of two built sites, the commit's first. */
const built: Readonly<Record<string, (folders: readonly string[]) => void | Promise<void>>> = {
  pages: folders => measure("bench/pages/main.ts", folders, ...paths),
  navigation: folders => measure("bench/navigation/main.ts", folders),
  bundle: folders => console.log(compareBundles(folders)),
}

const compare = async (commit: string): Promise<void> => {
  const runs = runsOf(options.runs)
  const kinds = [...Object.keys(built), "build"]
  if (!kinds.includes(options.only))
    throw new Error(`--only is "${options.only}": it may be ${kinds.join(", ")}.`)
  const folder = await copyCommit(commit)
  if (options.only === "build") {
    const copy = copySite()
    atEnd(() => rmSync(copy, { recursive: true, force: true }))
    const sites = [
      { folder, name: nameOf(folder) },
      { folder: copy, name: nameOf(".") },
    ]
    return console.log(await compareBuilds(sites, runs))
  }
  for (const site of [folder, "."]) {
    const seconds = await buildSite({ folder: site, name: nameOf(site) })
    console.error(`${nameOf(site)} is built, ${seconds.toFixed(0)} s`)
  }
  await built[options.only]?.([folder, "."])
}

const main = async (): Promise<void> => {
  if (options.compare !== undefined) return compare(options.compare)
  const [, commands = ""] = readFileSync("bench/README.md", "utf8").split("\n\n")
  console.log(commands)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
