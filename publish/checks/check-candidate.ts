import { checkAnswers } from "./answers"
import type { Candidate, CandidateCheck, Findings } from "./candidate"
import { checkComplete } from "./complete"
import { checkFeeds } from "./feeds"
import { checkLinks } from "./links"
import { checkOneBuild } from "./one-build"
import { checkPolicies } from "./policies"
import { checkVanished } from "./vanished"

// The first must find nothing before the others can look: they read the files that it counts.
const checks: readonly (readonly CandidateCheck[])[] = [
  [checkComplete],
  [checkOneBuild, checkPolicies, checkLinks, checkFeeds, checkAnswers, checkVanished],
]

const told = 20

const shortened = (lines: readonly string[]): string[] =>
  lines.length > told ? [...lines.slice(0, told), `… and ${lines.length - told} more`] : [...lines]

/** Checks a finished build before it becomes current. @returns what every check found */
export const checkCandidate = async (candidate: Candidate): Promise<Required<Findings>> => {
  const warnings: string[] = []
  for (const group of checks) {
    const found = await Promise.all(group.map(check => check(candidate)))
    warnings.push(...found.flatMap(findings => shortened(findings.warnings ?? [])))
    const problems = found.flatMap(findings => shortened(findings.problems))
    if (problems.length > 0) return { problems, warnings }
  }
  return { problems: [], warnings }
}
