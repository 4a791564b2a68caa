import autocannon from "autocannon"

/** What is asked of a server, many times. */
export type Load = {
  readonly name: string
  readonly path: string
  readonly method?: "GET" | "POST"
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** How a server bore it. */
export type Borne = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly requests: number
  /** Answers other than 2xx, errors and timeouts. */
  readonly failed: number
}

const connections = 200

const fire = ({ path, name: _name, ...load }: Load, url: string, seconds: number) =>
  autocannon({
    url: `${url}${path}`,
    connections,
    duration: seconds,
    timeout: 30,
    idReplacement: true,
    ...load,
  })

/** Sends a load for a while, after a moment to get warm. */
export const bear = async (load: Load, url: string, seconds: number): Promise<Borne> => {
  await fire(load, url, Math.max(1, Math.round(seconds / 5)))
  const { requests, latency, non2xx, errors, timeouts } = await fire(load, url, seconds)
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    requests: requests.total,
    failed: non2xx + errors + timeouts,
  }
}
