/**
 * How often a property is tried, with other values each time; fast-check prints the seed of a failure.
 * `MORE_RUNS` multiplies it, as at night.
 */
export const runs = (times: number): { numRuns: number } => ({
  numRuns: times * Number(process.env.MORE_RUNS ?? 1),
})
