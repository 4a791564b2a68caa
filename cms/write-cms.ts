import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises"
import type { IncomingMessage } from "node:http"
import { join } from "node:path"
import type { Backend } from "@sveltia/cms"
import { type BuildOptions, build, type Plugin } from "esbuild"
import type { CreateDevServerArgs } from "gatsby"
import { stringify } from "yaml"
import { diagramWords, readContent, type Values } from "../src/content-model"
import { fontFaces } from "../src/document/font-faces"
import { readTokens } from "../src/gatsby/site-tokens"
import { cmsBackend } from "../src/host/cms-backend"
import { coloursCss } from "../src/shared/colours"
import { cmsPath } from "../src/shared/paths"
import { site, siteUrl } from "../src/shared/site"
import { siteColours } from "../src/shared/site-colours"
import { fillTokens } from "../src/shared/text-tokens"
import { cmsConfig, switchedOn } from "./config"

const indexHtml = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex, nofollow">
<title>CMS</title>
<link rel="icon" href="/favicon.svg">
<script type="module" src="${cmsPath}/preview.js"></script>
`

const ownSlug = /\w+\((\w+)\.normalize\(`NFD`\),\{locale:[^}]*\}\)/

/** Sveltia knows too few scripts, and has no option for it: an article in Hindi would have random letters as its address. */
const readableSlugs = (project: string): Plugin => ({
  name: "readable-slugs",
  setup: ({ onLoad }) =>
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async ({ path }) => {
      const program = await readFile(path, "utf8")
      if (!ownSlug.test(program))
        throw new Error("Sveltia CMS makes slugs in another way: see docs/internals.md")
      const module = JSON.stringify(join(project, "src/content-model/types/slug"))
      const contents = program.replace(ownSlug, (_all, title) => `titleSlug(${title})`)
      return { contents: `import { titleSlug } from ${module}\n${contents}`, resolveDir: join(path, "..") }
    }),
})

/** Writes all of `/admin` but the configuration. */
export const writeCmsFiles = async (project: string, folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const tokens = readTokens()
  const written = readContent(project).json.find(({ name }) => name === "diagrams.json")
  const common: BuildOptions = { outdir: folder, bundle: true, minify: true, logLevel: "error" }
  await Promise.all([
    build({
      ...common,
      entryPoints: [join(project, "cms/preview.tsx")],
      splitting: true,
      format: "esm",
      chunkNames: "chunks/[name]-[hash]",
      // Sveltia renders with its own React, whose createElement is the global h (decapcms.org, "Creating Custom Previews").
      tsconfigRaw: { compilerOptions: { jsx: "react", jsxFactory: "h" } },
      // It highlights code fields, which no content type has.
      external: ["@shikijs/*"],
      plugins: [readableSlugs(project)],
      alias: { "prismjs/components/index": join(project, "cms/languages.ts") },
      define: {
        "process.env": "{}",
        "process.env.NODE_ENV": '"production"',
        global: "globalThis",
        SITE_TOKENS: JSON.stringify(tokens),
        SWITCHED_ON: JSON.stringify(switchedOn(site)),
        SITE_DIAGRAMS: JSON.stringify(fillTokens(diagramWords(written?.data as Values | undefined), tokens)),
      },
    }),
    build({
      ...common,
      stdin: {
        contents: `@import "./global.css";${coloursCss(siteColours)}${fontFaces}`,
        resolveDir: join(project, "src/styles"),
        sourcefile: "preview.css",
        loader: "css",
      },
      entryNames: "preview",
      external: ["/fonts/*"],
    }),
    cp(join(project, "node_modules/@sveltia/cms/npm/assets"), join(folder, "assets"), { recursive: true }),
    writeFile(join(folder, "index.html"), indexHtml),
  ])
}

// Locally Sveltia uses no service, but with "github" it would still check GitHub's status.
export const localBackend: Backend = { name: "gitea", repo: "local/site", auth_methods: ["token"] }

export const configText = (project: string, backend: Backend, url: string): string =>
  stringify(cmsConfig(readContent(project), backend, url), { aliasDuplicateObjects: false })

export const writeCms = async (): Promise<void> => {
  const backend = cmsBackend(process.env)
  const project = process.cwd()
  const folder = join(project, "public", cmsPath)
  await rm(folder, { recursive: true, force: true })
  if (!backend) return
  await writeCmsFiles(project, folder)
  await writeFile(join(folder, "config.yml"), configText(project, backend, siteUrl))
}

type ExpressResponse = Record<"send" | "sendFile", (text: string) => void>

/** Answers with the configuration at the address that was asked, which has the port of `gatsby develop`. */
export const sendConfig =
  (project: string, backend: Backend) =>
  ({ headers }: Pick<IncomingMessage, "headers">, response: Pick<ExpressResponse, "send">): void =>
    response.send(configText(project, backend, `http://${headers.host}`))

/** In `gatsby develop` each request creates the configuration, so new categories are available at once. */
export const serveCms = async ({ app }: CreateDevServerArgs): Promise<void> => {
  const project = process.cwd()
  const folder = join(project, "public", cmsPath)
  await writeCmsFiles(project, folder)
  // Unparsed: `settings()` throws at what `gatsby develop` only reports.
  const backend = cmsBackend(process.env) ?? localBackend
  app.get(cmsPath, (_request: unknown, response: ExpressResponse) =>
    response.sendFile(join(folder, "index.html")),
  )
  app.get(`${cmsPath}/config.yml`, sendConfig(project, backend))
}
