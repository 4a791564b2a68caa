import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { addresses } from "../../src/shared/addresses"
import type { CandidateCheck } from "./candidate"
import { xmlMistake } from "./xml"

const jsonMistake = (text: string): string | undefined => {
  try {
    const { version, items } = JSON.parse(text) as { version?: string; items?: unknown }
    if (version !== "https://jsonfeed.org/version/1.1") return `its version is ${version}`
    return Array.isArray(items) ? undefined : "it has no list of items"
  } catch (error) {
    return (error as Error).message
  }
}

/** The feeds and sitemaps can be read: XML is well-formed, the JSON feed is one (jsonfeed.org, version 1.1). */
export const checkFeeds: CandidateCheck = async ({ site: { root, manifest } }) => {
  const read = (file: string) => readFile(join(root, "public", file), "utf8")
  const problems: string[] = []
  for (const { path, file } of manifest.files) {
    const mistake = path.endsWith(".xml")
      ? xmlMistake(await read(file))
      : path === addresses.jsonFeed && jsonMistake(await read(file))
    if (mistake) problems.push(`${path}: cannot be read by a program: ${mistake}`)
  }
  for (const path of [addresses.rssFeed, addresses.jsonFeed])
    if (!manifest.files.some(route => route.path === path)) problems.push(`${path}: is missing`)
  return { problems }
}
