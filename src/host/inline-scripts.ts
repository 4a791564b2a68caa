import { createHash } from "node:crypto"
import { isOwnScript } from "../shared/document-scripts"

const comment = /<!--[\s\S]*?-->/g
const script = /<script((?:\s(?:"[^"]*"|'[^']*'|[^"'>])*)?)>([\s\S]*?)<\/script\s*>/gi
const source = /\ssrc\s*=/i
const typeOf = /\stype\s*=\s*["']?([^\s"'>]*)/i

// Anything else is a block of data, which no browser runs (HTML standard, "prepare the script element").
const runs = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i

// What gatsby-plugin-image writes beside each image that loads lazily. Browsers block the script of
// another version.
const imageScript = "'sha256-yZFBBEAhVR7+Ftx72ma6BMxZ0sAlz7DrJpEQjM6yvdk='"

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

/**
 * The hashes of a document's scripts, as Content-Security-Policy wants them (CSP Level 3, section 2.3.1). It searches the
 * text, since parsing takes 3 ms for each of tens of thousands of documents.
 * @param counts which scripts to hash; by default only the build's own, so that no browser runs a script that came with
 * content
 * @returns each hash once, with its quotes: `'sha256-…'`
 */
export const inlineScriptHashes = (html: string, counts = isOwnScript): string[] => {
  const found = [...html.replace(comment, "").matchAll(script)]
    .filter(
      ([, attributes = "", text = ""]) =>
        !source.test(attributes) &&
        runs.test(typeOf.exec(attributes)?.[1] ?? "") &&
        (counts(text) || hashOf(text) === imageScript),
    )
    .map(([, , text = ""]) => hashOf(text))
  return [...new Set(found)]
}
