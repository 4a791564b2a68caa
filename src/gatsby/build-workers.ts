import { availableParallelism } from "node:os"

// A quarter of a worker's time goes into clearing away small objects: with room for 32 MB of them instead of 16 that
// happens half as often.
const roomForYoungObjects = "--max-semi-space-size=32"

/**
 * Lets Gatsby run queries and render pages on all processors. It keeps one for its main process, which waits meanwhile:
 * on two processors that doubles the time (`bench/README.md`). What the environment says already stands.
 * @param environment changed in place: `GATSBY_CPU_COUNT` (gatsbyjs.com, "Multi-core builds") is one more than there are,
 *   and `NODE_OPTIONS`, which the workers inherit, gives them room, where this Node.js allows it
 */
export const setBuildWorkers = (environment: NodeJS.ProcessEnv): void => {
  environment.GATSBY_CPU_COUNT ||= String(availableParallelism() + 1)
  const options = environment.NODE_OPTIONS ?? ""
  if (process.allowedNodeEnvironmentFlags.has("--max-semi-space-size") && !options.includes("semi-space"))
    environment.NODE_OPTIONS = `${options} ${roomForYoungObjects}`.trim()
}
