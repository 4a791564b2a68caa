import { createHash } from "node:crypto"
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { makeCandidate, promote } from "../../publish/candidate"
import { inlineScriptHashes } from "../../src/host/inline-scripts"
import { pageHash, pageHashAttribute } from "../../src/shared/hash"
import { type FileRoute, manifestFile, type ServerManifest } from "../../src/shared/server-manifest"

const policyName = "content-security-policy"

/** What the manifest says of a file once it was written again, if it was. */
const rewritten = (route: FileRoute, text: string | undefined): FileRoute => {
  if (text === undefined) return route
  const policy = route.headers[policyName]
  const scripts = `script-src 'self' ${inlineScriptHashes(text).join(" ")}`
  return {
    ...route,
    hash: createHash("sha256").update(text).digest("base64url").slice(0, 16),
    size: Buffer.byteLength(text),
    encodings: [],
    headers: policy
      ? { ...route.headers, [policyName]: policy.replace(/script-src 'self'( 'sha256-[^']*')*/, scripts) }
      : route.headers,
  }
}

/**
 * The built site in a folder of its own, to make releases of it that differ as two builds do.
 * @param page the path of a page, and a text that its HTML and its data have once
 */
export const editedBuild = (page: { readonly path: string; readonly text: string }) => {
  const project = mkdtempSync(join(tmpdir(), "edited-build-"))
  cpSync("public", join(project, "public"), { recursive: true })
  mkdirSync(join(project, "releases"))
  const built = JSON.parse(readFileSync(manifestFile, "utf8")) as ServerManifest
  const dataFile = `page-data${page.path}/page-data.json`
  const documentFile = `${page.path.slice(1)}/index.html`
  const original = (file: string) => readFileSync(join("public", file), "utf8")

  /** The files of a build in which the text is another one, and the scripts are said to be others where they have a name. */
  const edit = (text: string, scripts: string): Map<string, string> => {
    const data = original(dataFile).replace(page.text, text)
    const [, name = ""] = /"webpackCompilationHash":"([^"]+)"/.exec(original("page-data/app-data.json")) ?? []
    const document = original(documentFile)
      .replace(page.text, text)
      .replace(new RegExp(`${pageHashAttribute}="[^"]*"`), () => {
        return `${pageHashAttribute}="${pageHash(JSON.parse(data).result)}"`
      })
    const renamed = (content: string) => content.replace(`"${name}"`, `"${scripts || name}"`)
    return new Map([
      [dataFile, data],
      [documentFile, renamed(document)],
      ["index.html", renamed(original("index.html"))],
      ["page-data/app-data.json", renamed(original("page-data/app-data.json"))],
    ])
  }

  return {
    project,
    /** Makes a release of such a build the current one. @returns its name */
    release: async (text: string, scripts = ""): Promise<string> => {
      const files = edit(text, scripts)
      for (const [file, content] of files) writeFileSync(join(project, "public", file), content)
      const manifest: ServerManifest = {
        ...built,
        files: built.files.map(route => rewritten(route, files.get(route.file))),
      }
      const site = { root: project, manifestPath: "", manifest }
      const release = await promote(project, await makeCandidate(project, site))
      return release.name
    },
    remove: () => rmSync(project, { recursive: true }),
  }
}
