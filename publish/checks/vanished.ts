import { renamedFiles } from "../addresses/renamed-files"
import { vanishedAddresses } from "../addresses/vanished"
import type { CandidateCheck } from "./candidate"

/**
 * No address of the release before is unknown now (docs/behaviour.md, "Publishing: no address vanishes"); with
 * `--allow-gone` it is only told which are.
 */
export const checkVanished: CandidateCheck = async ({ site, before, allowGone }) => {
  if (!before) return { problems: [] }
  const vanished = vanishedAddresses(site.manifest, before.manifest, renamedFiles(site.root))
  return allowGone ? { problems: [], warnings: vanished } : { problems: vanished }
}
