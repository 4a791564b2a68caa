import { createHash } from "node:crypto"
import { Parser } from "htmlparser2"

// Anything else is a block of data, which no browser runs (HTML standard, "prepare the script element").
const runs = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i

/**
 * The hashes of the scripts that stand in a document, as Content-Security-Policy wants them (CSP Level 3, section 2.3.1).
 * @returns each hash once, with its quotes: `'sha256-…'`
 */
export const inlineScriptHashes = (html: string): string[] => {
  const hashes = new Set<string>()
  let script: string | undefined
  const parser = new Parser(
    {
      onopentag: (name, { src, type = "" }) => {
        if (name === "script" && src === undefined && runs.test(type.trim())) script = ""
      },
      ontext: text => {
        if (script !== undefined) script += text
      },
      onclosetag: name => {
        if (name !== "script" || script === undefined) return
        hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`)
        script = undefined
      },
    },
    { decodeEntities: true },
  )
  parser.write(html)
  parser.end()
  return [...hashes]
}
