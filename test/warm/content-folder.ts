import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** The value of a field of front matter as it is written, or undefined. */
export const fieldOf = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, "m").exec(text)?.[1]

/** Front matter with a field set, or without it. */
export const withField = (text: string, name: string, value: string | undefined): string => {
  const without = text.replace(new RegExp(`^${name}: .*\n`, "m"), "")
  return value === undefined ? without : without.replace("---\n", `---\n${name}: ${value}\n`)
}

/** The markdown file of each post below a project's content, by its slug. */
export const postFiles = (folder: string): Map<string, string> => {
  const posts = join(folder, "content/posts")
  return new Map(
    readdirSync(posts).map(name => {
      const inner = join(posts, name, "index.md")
      return existsSync(inner) ? [name, inner] : [name.replace(/\.md$/, ""), join(posts, name)]
    }),
  )
}

/** Changes a text file. */
export const changeText = (file: string, change: (text: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, "utf8")))

/** Changes a JSON file below a project's content. */
export const changeJson = <T>(folder: string, name: string, change: (data: T) => T): void =>
  changeText(join(folder, "content", name), text => JSON.stringify(change(JSON.parse(text) as T), null, 2))

/** Reads a JSON file below a project's content. */
export const readJson = <T>(folder: string, name: string): T =>
  JSON.parse(readFileSync(join(folder, "content", name), "utf8")) as T
