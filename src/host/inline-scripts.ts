import { createHash } from "node:crypto"
import { fontScript } from "../document/inline-fonts"
import { startScript, yearScript } from "../shared/document-scripts"

/** Gatsby's data for its own scripts: assignments of strings, no code that runs (cache-dir/static-entry.js). */
const gatsbyData =
  /<script[^>]*>((?:\s|\/\*<!\[CDATA\[\*\/|\/\*\]\]>\*\/|window\.(?:pagePath|___chunkMapping|___webpackCompilationHash)="(?:[^"\\]|\\.)*";)+)<\/script>/g

// What gatsby-plugin-image writes beside each image that loads lazily. Browsers block the script of another version.
const imageScript = "'sha256-yZFBBEAhVR7+Ftx72ma6BMxZ0sAlz7DrJpEQjM6yvdk='"

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

const ownScripts = [fontScript, startScript, yearScript].map(text => ({
  element: `<script>${text}</script>`,
  hash: hashOf(text),
}))

/**
 * The hashes of the scripts that the build writes into a document, for its Content-Security-Policy (CSP Level 3, section
 * 2.3.1). Browsers run no other script, such as one from content.
 * @returns each hash once, with its quotes: `'sha256-…'`
 */
export const inlineScriptHashes = (html: string): string[] => [
  ...new Set([
    ...ownScripts.filter(({ element }) => html.includes(element)).map(({ hash }) => hash),
    ...[...html.matchAll(gatsbyData)].map(([, data = ""]) => hashOf(data)),
    ...(html.includes("data-gatsby-image-ssr") ? [imageScript] : []),
  ]),
]
