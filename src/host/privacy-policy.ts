import { createHash } from "node:crypto"
import { policyVersionLength } from "../shared/enquiry/form-rules"
import { site } from "../shared/site"

/**
 * What the privacy policy says to visitors: settings and site.json fill in parts of it.
 * @param html of its text, as published
 * @returns the text with who is responsible, as an HTML fragment, and the beginning of its SHA-256 as its version
 */
export const privacyPolicyOf = (html: string): { readonly version: string; readonly text: string } => {
  const { name, address, id, grievances } = {
    id: "",
    grievances: "",
    ...(site.legal ?? { name: "", address: "" }),
  }
  const responsible = [name, address, id, grievances].filter(Boolean).map(fact => `<p>${fact}</p>`)
  const text = ['<meta charset="utf-8">', html, ...responsible, ""].join("\n")
  return { version: createHash("sha256").update(text).digest("hex").slice(0, policyVersionLength), text }
}
