import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { CandidateCheck } from "./candidate"
import { lookAtDocuments } from "./documents"

const named = /window\.___webpackCompilationHash="([^"]*)"/

const dataOf = (path: string): string => `/page-data${path === "/" ? "/index" : path}/page-data.json`

/**
 * Documents, scripts and data are of one build: each document that starts the application names the build that
 * `app-data.json` names, and its page's data is there.
 */
export const checkOneBuild: CandidateCheck = async candidate => {
  const { root, manifest } = candidate.site
  const paths = new Set(manifest.files.map(({ path }) => path))
  const text = readFileSync(join(root, "public/page-data/app-data.json"), "utf8")
  const { webpackCompilationHash: build } = JSON.parse(text) as { webpackCompilationHash: string }
  const problems = await lookAtDocuments(candidate, (html, { path, status }) => {
    const [, own] = named.exec(html) ?? []
    if (own === undefined) return []
    return [
      ...(own === build ? [] : [`is of the build ${own}, its data of ${build}`]),
      ...(status !== 200 || paths.has(dataOf(path)) ? [] : [`${dataOf(path)} is missing`]),
    ]
  })
  return { problems }
}
