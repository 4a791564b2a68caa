import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type PageResult, pageHash, pageHashAttribute } from "../../src/shared/page-hash"
import type { CandidateCheck } from "./candidate"
import { lookAtDocuments } from "./documents"

const named = /window\.___webpackCompilationHash="([^"]*)"/

const shown = new RegExp(`${pageHashAttribute}="([^"]*)"`)

const dataOf = (path: string): string => `/page-data${path === "/" ? "/index" : path}/page-data.json`

/**
 * Documents, scripts and data are of one build: each document that starts the application names the build that
 * `app-data.json` names, and its page's data is there and is what it shows.
 */
export const checkOneBuild: CandidateCheck = async candidate => {
  const { root, manifest } = candidate.site
  const paths = new Set(manifest.files.map(({ path }) => path))
  const text = readFileSync(join(root, "public/page-data/app-data.json"), "utf8")
  const { webpackCompilationHash: build } = JSON.parse(text) as { webpackCompilationHash: string }
  const dataProblems = (html: string, data: string): string[] => {
    const file = join(root, "public", data)
    if (!paths.has(data) || !existsSync(file)) return [`${data} is missing`]
    const { result } = JSON.parse(readFileSync(file, "utf8")) as { result: PageResult }
    return shown.exec(html)?.[1] === pageHash(result) ? [] : [`does not show what ${data} says`]
  }
  const problems = await lookAtDocuments(candidate, (html, { path, status }) => {
    const [, own] = named.exec(html) ?? []
    if (own === undefined) return []
    return [
      ...(own === build ? [] : [`is of the build ${own}, its data of ${build}`]),
      ...(status === 200 ? dataProblems(html, dataOf(path)) : []),
    ]
  })
  return { problems }
}
