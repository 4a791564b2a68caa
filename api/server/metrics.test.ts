import { createMetrics } from "./metrics"

test("counters and gauges are in Prometheus' text format", () => {
  const { count, text } = createMetrics()
  for (const status of [200, 200, 404]) count("http_requests_total", `status="${status}"`)
  count("enquiries_stored_total")
  const lines = text({ enquiries_waiting: 3, ready: 1 }).split("\n")
  expect(lines.filter(line => !line.startsWith("#"))).toEqual([
    'http_requests_total{status="200"} 2',
    'http_requests_total{status="404"} 1',
    "enquiries_stored_total 1",
    "mails_total 0",
    "enquiries_waiting 3",
    "enquiries_dead 0",
    "enquiries_spooled 0",
    "ready 1",
    "",
  ])
  expect(lines.slice(0, 2)).toEqual([
    "# HELP http_requests_total Requests by status of the response.",
    "# TYPE http_requests_total counter",
  ])
})
