import { cp, mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { build, type Plugin } from "esbuild"
import { fontFaces } from "../document/head/fonts"

// The desk's field for code, which no type of content has, can colour every language there is, in 300 files.
const withoutLanguages: Plugin = {
  name: "without-languages",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^@shikijs\/(langs|themes)\// }, () => ({ path: "none", namespace: "left-out" }))
    onLoad({ filter: /./, namespace: "left-out" }, () => ({ contents: "export default []" }))
  },
}

// It names its fonts twice, beside itself and at a CDN, and Chromium asks for both.
const withoutForeignFonts: Plugin = {
  name: "without-foreign-fonts",
  setup: ({ onLoad }) =>
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replace(/@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, ""),
    })),
}

// Prism loads its languages from files, which a browser does not have: the preview brings those that articles use.
const previewLanguages =
  "bash css diff http javascript json jsx markup python r sql tsx typescript yaml".split(" ")

const languagesInside: Plugin = {
  name: "languages-inside",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^prismjs\/components\/index$/ }, ({ resolveDir }) => ({
      path: "languages",
      namespace: "inside",
      pluginData: resolveDir,
    }))
    onLoad({ filter: /./, namespace: "inside" }, ({ pluginData }) => ({
      contents: `${previewLanguages.map(name => `import "prismjs/components/prism-${name}"`).join("\n")}\nexport default () => {}`,
      resolveDir: pluginData,
    }))
  },
}

/** The site's own style, for the preview. */
const writeStyle = async (project: string, folder: string): Promise<void> => {
  await build({
    stdin: {
      contents: `@import "./global.css";${fontFaces}`,
      resolveDir: join(project, "src/styles"),
      loader: "css",
    },
    outfile: join(folder, "preview.css"),
    bundle: true,
    minify: true,
    external: ["/fonts/*"],
    logLevel: "error",
  })
}

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex, nofollow">
<title>Desk</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/admin/main.css">
<script type="module" src="/admin/main.js"></script>
</head>
<body></body>
</html>
`

/**
 * Writes what the desk's page consists of: Sveltia CMS with the site's own additions, its fonts and icons, the style of
 * the preview. Nothing of it comes from elsewhere, and nothing of it is in the bundle of any other page.
 * @param project the project folder
 * @param folder where `/admin` is served from
 */
export const writeDeskFiles = async (project: string, folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  await Promise.all([
    build({
      entryPoints: { main: join(project, "src/desk/browser/main.ts") },
      outdir: folder,
      bundle: true,
      splitting: true,
      format: "esm",
      minify: true,
      target: "es2022",
      chunkNames: "chunks/[name]-[hash]",
      // Sveltia renders with a React of its own, which it leaves at `window.h`.
      tsconfigRaw: { compilerOptions: { jsx: "react", jsxFactory: "h" } },
      legalComments: "linked",
      plugins: [withoutForeignFonts, withoutLanguages, languagesInside],
      define: { "process.env.NODE_ENV": '"production"', global: "globalThis" },
      logLevel: "error",
    }),
    // Sveltia names them beside its own file, and one folder up from its parts.
    cp(join(project, "node_modules/@sveltia/cms/npm/assets"), join(folder, "assets"), {
      recursive: true,
      filter: name => !name.endsWith(".map"),
    }),
    writeStyle(project, folder),
    writeFile(join(folder, "index.html"), page),
  ])
}
