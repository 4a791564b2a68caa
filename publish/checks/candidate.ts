import type { MadeSite, SiteOnDisk } from "../releases/make-site"

/** A finished build in a folder of its own, before it becomes current. */
export type Candidate = {
  /** Its folder, with `public/` in it, and its manifest. */
  readonly site: MadeSite
  /** The release that is current, if there is one. */
  readonly before?: SiteOnDisk
  /** Whether addresses may vanish (`npm run deploy -- --allow-gone`). */
  readonly allowGone: boolean
}

/** What a check found, a line each: where, what was found, what is expected. A problem keeps the site as it is. */
export type Findings = { readonly problems: readonly string[]; readonly warnings?: readonly string[] }

/** Looks at a finished build; each such check is a file beside this one, and stands in `check-candidate.ts`. */
export type CandidateCheck = (candidate: Candidate) => Promise<Findings>
