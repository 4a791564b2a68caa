import autocannon from "autocannon"
import { addresses } from "../../src/shared/addresses"

const paths = [
  addresses.home,
  addresses.about,
  addresses.blog,
  addresses.contact,
  "/page-data/about/page-data.json",
  "/about/",
  "/nobody-has-this",
  "/category/analytics",
]

/** What was answered: how many of each status, errors, and how long the slowest took. */
export type Asked = { statuses: Record<string, number>; errors: number; p99: number; slowest: number }

/**
 * Asks a server for pages over and over, and leaves it and the build their processors: 100 requests a second.
 * @returns ends it
 */
export const keepAsking = (url: string): (() => Promise<Asked>) => {
  const options: autocannon.Options = {
    url,
    connections: 10,
    overallRate: 100,
    duration: 24 * 60 * 60,
    timeout: 30,
    headers: { "accept-encoding": "gzip, deflate, br" },
    requests: paths.map(path => ({ path })),
  }
  let stop = () => {}
  const ended = new Promise<autocannon.Result>((resolve, reject) => {
    const load = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)))
    stop = () => load.stop()
  })
  return async () => {
    stop()
    const { statusCodeStats, errors, timeouts, latency } = await ended
    const statuses = Object.fromEntries(
      Object.entries(statusCodeStats ?? {}).map(([status, { count }]) => [status, count ?? 0]),
    )
    return { statuses, errors: errors + timeouts, p99: latency.p99, slowest: latency.max }
  }
}
