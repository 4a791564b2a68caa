import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** A file of tests, and the topics that it says it proves. */
export type TestFile = { readonly path: string; readonly source: string; readonly proves: readonly string[] }

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()

/** The paths of all files below some folders, folder by folder, sorted in each. */
export const namesBelow = (folders: readonly string[]): string[] => folders.flatMap(filesIn)

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)

/**
 * The tags at the very top of a file of tests, one a line.
 * @example provedBy("/** @proves Search: what is found *\/\nimport …") // ["Search: what is found"]
 */
export const provedBy = (source: string): string[] => {
  const tags: string[] = []
  for (const line of source.split("\n")) {
    const [, topic] = /^\/\*\* @proves (.+) \*\/$/.exec(line) ?? []
    if (!topic) return tags
    tags.push(topic)
  }
  return tags
}

/** All files of tests: those below test/, then the ones beside the code. */
export const testFiles = (): TestFile[] =>
  namesBelow(["test", "src", "api", "publish", "scripts"])
    .filter(isTest)
    .map(path => {
      const source = readFileSync(path, "utf8")
      return { path, source, proves: provedBy(source) }
    })
