import { inlineScriptHashes } from "../../src/host/policies/inline-scripts"
import type { CandidateCheck } from "./candidate"
import { lookAtDocuments } from "./documents"

const directive = (policy: string, name: string): string[] =>
  policy
    .split(";")
    .map(text => text.trim().split(/\s+/))
    .find(([first]) => first === name)
    ?.slice(1) ?? []

const isHash = (source: string): boolean => /^'sha(256|384|512)-/.test(source)
const styled = /<style[\s>]|\sstyle="/

/**
 * The Content-Security-Policy that each document is sent with allows the scripts and styles that stand in it, and no other
 * script that stands in a document.
 */
export const checkPolicies: CandidateCheck = async candidate => {
  const problems = await lookAtDocuments(candidate, (html, { headers }) => {
    const policy = headers["content-security-policy"]
    if (!policy) return ["has no policy of its own"]
    const allowed = directive(policy, "script-src").filter(isHash)
    const present = inlineScriptHashes(html, () => true)
    return [
      ...present.filter(hash => !allowed.includes(hash)).map(hash => `its policy forbids its script ${hash}`),
      ...allowed
        .filter(hash => !present.includes(hash))
        .map(hash => `its policy allows a script that it does not have, ${hash}`),
      ...(styled.test(html) && !directive(policy, "style-src").includes("'unsafe-inline'")
        ? ["its policy forbids its styles"]
        : []),
    ]
  })
  return { problems }
}
