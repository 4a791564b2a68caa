import { readdirSync } from "node:fs"
import { type Borne, bear, type Load } from "./load"
import { startNginx } from "./nginx"
import { type MeasuredServer, startGatsby, startOurs } from "./servers"

// As browsers ask: without it neither server would compress.
const headers = { "accept-encoding": "gzip, deflate, br, zstd" }
const seconds = Number(process.env.BENCH_SECONDS) || 10

const hashedFile = (): string => {
  const name = readdirSync("public").find(file => /^app-\w+\.js$/.test(file))
  if (!name) throw new Error('There is no build: run "npm run build" first.')
  return `/${name}`
}

const loads: readonly Load[] = [
  { name: "page", path: "/", headers },
  { name: "hashed file", path: hashedFile(), headers },
  {
    name: "contact endpoint",
    path: "/api/contact",
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
    body: "name=Load&email=load%40example.com&message=Measured+[<id>]",
  },
]

type Row = Borne & { readonly load: string; readonly server: string }

const measure = async (servers: readonly MeasuredServer[]): Promise<Row[]> => {
  const rows: Row[] = []
  for (const load of loads)
    for (const server of servers.filter(({ name }) => name !== "nginx" || load.method !== "POST"))
      rows.push({ load: load.name, server: server.name, ...(await bear(load, server.url, seconds)) })
  return rows
}

const table = (rows: readonly Row[]) =>
  rows.map(({ load, server, perSecond, p50, p99, requests, failed }) => ({
    load,
    server,
    "requests/s": Math.round(perSecond),
    "p50 ms": p50,
    "p99 ms": p99,
    requests,
    failed,
  }))

/**
 * What is asked of the server: no failed request of ours; on pages twice the throughput of gatsby serve at no higher p99,
 * and, where nginx was measured, a third of its throughput at no more than five times its p99.
 */
const shortcomings = (rows: readonly Row[], ours: string): string[] => {
  const ofPage = (name: string) => rows.find(({ load, server }) => load === "page" && server === name)
  const [mine, other, nginx] = [ofPage(ours), ofPage("gatsby serve"), ofPage("nginx")]
  if (!mine || !other) return ["a page was not measured"]
  return [
    ...(nginx && mine.perSecond < nginx.perSecond / 3
      ? ["page: less than a third of nginx's throughput"]
      : []),
    ...(nginx && mine.p99 > nginx.p99 * 5 ? ["page: p99 more than five times nginx's"] : []),
    ...rows
      .filter(({ server, failed }) => server === ours && failed > 0)
      .map(({ load, failed }) => `${load}: ${failed} requests failed`),
    ...(mine.perSecond < 2 * other.perSecond ? ["page: less than twice the throughput of gatsby serve"] : []),
    ...(mine.p99 > other.p99 ? ["page: p99 higher than that of gatsby serve"] : []),
  ]
}

const main = async (): Promise<void> => {
  const servers: MeasuredServer[] = []
  try {
    servers.push(await startOurs(), await startGatsby())
    const nginx = await startNginx()
    if (nginx) servers.push(nginx)
    const rows = await measure(servers)
    console.log(`200 connections, ${seconds} s each, all on this machine in this run`)
    console.table(table(rows))
    const missing = shortcomings(rows, servers[0]?.name ?? "")
    for (const line of missing) console.error(line)
    if (missing.length > 0) process.exitCode = 1
  } finally {
    await Promise.all(servers.map(server => server.stop()))
  }
}

void main()
