const families = {
  http_requests_total: ["counter", "Requests by status of the response."],
  enquiries_stored_total: ["counter", "Enquiries stored, repeated submissions counted once."],
  mails_total: ["counter", "Mails about enquiries, by result."],
  enquiries_waiting: ["gauge", "Enquiries that wait to be mailed."],
  enquiries_dead: ["gauge", "Enquiries that cannot be mailed."],
  enquiries_spooled: ["gauge", "Enquiries that wait for PostgreSQL."],
  ready: ["gauge", "Whether /readyz answers 200."],
} as const

type Family = keyof typeof families

/** Counts from the start of the process. `text` is in the format that Prometheus reads (version 0.0.4). */
export const createMetrics = () => {
  const counters = new Map<Family, Map<string, number>>()
  return {
    /** @param labels such as `status="200"` */
    count: (name: Family, labels = ""): void => {
      const family = counters.get(name) ?? new Map<string, number>()
      counters.set(name, family.set(labels, (family.get(labels) ?? 0) + 1))
    },
    text: (gauges: Partial<Record<Family, number>>): string =>
      Object.entries(families)
        .map(([name, [type, help]]) => {
          const known = counters.get(name as Family) ?? new Map([["", gauges[name as Family] ?? 0]])
          const samples = [...known].map(([labels, value]) => `${name}${labels && `{${labels}}`} ${value}\n`)
          return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${samples.join("")}`
        })
        .join(""),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
