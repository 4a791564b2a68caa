import { rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { copyProject } from "../support/project-copy"
import { differences } from "./built-site"
import { setClock } from "./clock"
import { changeText, postFiles } from "./content-folder"
import { type DevelopServer, startDevelop } from "./develop-server"
import { type Course, drawEdits, makeEdit } from "./draw-edits"
import { edits } from "./edits"

// npm run test:develop -- --seed 42: makes each kind of edit while `gatsby develop` runs, and mistakes that are mended, and
// compares the data of all pages with that of one that starts from nothing.
const { values } = parseArgs({
  options: { seed: { type: "string" }, rounds: { type: "string", default: "1" } },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000)

/** What an editor may save that cannot be read. */
const mistakes: Readonly<Record<string, (text: string) => string>> = {
  "categories.json": text => text.slice(0, -5),
  "redirects.json": text => `${text.trimEnd()},`,
  "site.json": text => text.replace('"brand":', '"brand"'),
  "a post": text => text.replace("title:", "title: [an open bracket"),
  "a post without its date": text => text.replace(/^date:.*\n/m, ""),
}

const mistakeIn = async (name: string, folder: string, server: DevelopServer): Promise<void> => {
  const [post = ""] = postFiles(folder).values()
  const file = name.endsWith(".json") ? join(folder, "content", name) : post
  let sound = ""
  changeText(file, text => {
    sound = text
    return mistakes[name]?.(text) ?? text
  })
  await server.settle()
  writeFileSync(file, sound)
  await server.settle()
}

const showFirstDifference = (path: string, found: string, expected: string): void => {
  const place = [...expected].findIndex((letter, index) => found[index] !== letter)
  const around = (text: string) => text.slice(Math.max(0, place - 80), place + 160)
  if (found !== expected)
    console.error(`${path}\n  running: ${around(found)}\n  afresh:  ${around(expected)}`)
}

const main = async (): Promise<void> => {
  const folder = copyProject()
  const course: Course = { folder, days: 0, made: 0 }
  console.log(`seed ${seed}, in ${folder}`)
  for (const name of ["post added", "post added", "draft added"]) makeEdit(course, { name, choices: [seed] })
  let server = await startDevelop(folder, 0)
  try {
    for (const edit of drawEdits(Object.keys(edits), Number(values.rounds), seed)) {
      const { days } = course
      const isMade = makeEdit(course, edit)
      setClock(folder, course.days)
      // It looks once a minute which day it is.
      if (course.days > days) await new Promise(resolve => setTimeout(resolve, 61_000))
      await server.settle()
      console.log(`  ${edit.name}${isMade ? "" : " was not possible"}`)
    }
    for (const name of Object.keys(mistakes)) {
      await mistakeIn(name, folder, server)
      console.log(`  a mistake in ${name}, mended`)
    }
    const running = await server.read()
    const said = server.output()
    await server.stop()
    for (const built of [".cache", "public"]) rmSync(join(folder, built), { recursive: true, force: true })
    server = await startDevelop(folder, course.days)
    const fresh = await server.read()
    const found = differences(running, fresh)
    if (found.length > 0) {
      console.error(`What was running differs from what starts from nothing:\n${found.join("\n")}`)
      const log = join(tmpdir(), `develop-${seed}.txt`)
      writeFileSync(log, said)
      console.error(`What it wrote: ${log}`)
      for (const [path, text] of fresh) showFirstDifference(path, running.get(path) ?? text, text)
      process.exitCode = 1
    }
    console.log(`${course.made} numbers used, ${running.size} pages compared, seed ${seed}`)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

void main()
