import { availableParallelism } from "node:os"

// A quarter of a worker's time goes into clearing away small objects: with room for 32 MB of them instead of 16 that
// happens half as often.
const roomForYoungObjects = "--max-semi-space-size=32"

// Below it the main process has answered the queries before workers have started.
const postsWorthWorkers = 300

/**
 * Says how many processes Gatsby uses for queries and pages. What the environment says already stands.
 *
 * Small sites: none for queries. Gatsby's processes write to one LMDB file, and once in some hundred builds that ended
 * in `MDB_PROBLEM: txn should abort` and a build that never stopped (github.com/kriszyp/lmdb-js/issues/153).
 * Large sites: one for each processor. Gatsby keeps one for its main process, which waits meanwhile: on two processors
 * that doubles the time.
 * @param environment changed in place: `GATSBY_CPU_COUNT` (gatsbyjs.com, "Multi-core builds"), and `NODE_OPTIONS`, which
 *   the workers inherit, gives them room, where this Node.js allows it
 * @param posts how many articles the site has
 */
export const setBuildWorkers = (environment: NodeJS.ProcessEnv, posts: number): void => {
  environment.GATSBY_CPU_COUNT ||= posts < postsWorthWorkers ? "1" : String(availableParallelism() + 1)
  const options = environment.NODE_OPTIONS ?? ""
  if (process.allowedNodeEnvironmentFlags.has("--max-semi-space-size") && !options.includes("semi-space"))
    environment.NODE_OPTIONS = `${options} ${roomForYoungObjects}`.trim()
}
