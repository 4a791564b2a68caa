import { createHash } from "node:crypto"
import { isOwnScript } from "../../shared/document-scripts"

const comment = /<!--[\s\S]*?-->/g
const script = /<script((?:\s(?:"[^"]*"|'[^']*'|[^"'>])*)?)>([\s\S]*?)<\/script\s*>/gi
const source = /\ssrc\s*=/i
const typeOf = /\stype\s*=\s*["']?([^\s"'>]*)/i

// Anything else is a block of data, which no browser runs (HTML standard, "prepare the script element").
const runs = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i

/**
 * The hashes of the build's own scripts in a document, as Content-Security-Policy wants them (CSP Level 3, section 2.3.1). A
 * script that came with a text has none, and no browser runs it. It searches the text instead of parsing it, which takes
 * 3 ms for each of tens of thousands of documents.
 * @returns each hash once, with its quotes: `'sha256-…'`
 */
export const inlineScriptHashes = (html: string): string[] => {
  const found = [...html.replace(comment, "").matchAll(script)]
    .filter(
      ([, attributes = "", text = ""]) =>
        !source.test(attributes) && runs.test(typeOf.exec(attributes)?.[1] ?? "") && isOwnScript(text),
    )
    .map(([, , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)
  return [...new Set(found)]
}
