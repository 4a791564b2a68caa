import { readFileSync } from "node:fs"
import { today } from "../../shared/day"
import type { Redirect } from "../../shared/redirects"
import { type TokenSource, tokensOf } from "../../shared/text-tokens"
import type { BuildContext } from "../types/content-type"

// Parcel compiles this file to another folder, so only the working directory is the project's.
const read = <T>(name: string): T => JSON.parse(readFileSync(`content/${name}.json`, "utf8"))

export const readBuildContext = (): BuildContext => ({
  tokens: tokensOf(read<TokenSource>("site")),
  topLevelCategories: read<{ name: string; topLevel: boolean }[]>("categories")
    .filter(({ topLevel }) => topLevel)
    .map(({ name }) => name),
  retiredPosts: read<{ posts: string[] }>("retired").posts,
  redirects: read<Redirect[]>("redirects"),
  day: today(),
})
