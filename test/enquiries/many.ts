import { execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { makeEnquiry } from "../../api/store/enquiry"
import { command } from "../../src/command"
import { fileStore } from "./store-contract"

const count = 100_000
const folder = join(tmpdir(), `many-${process.pid}`)
const url = `file:${folder}/enquiries.db`
const env = { ...process.env, ENQUIRIES_URL: url, PORT: "0", ENQUIRIES_RETENTION: "" }

function* enquiries() {
  const fields = { email: "a@b.in", company: "Mint", message: "How many readers come back? ".repeat(20) }
  for (let i = 0; i < count; i += 1) {
    const now = new Date(Date.UTC(i % 2 ? 2020 : 2026, 0, 1, 0, 0, i / 2))
    const own = { ...fields, name: `Visitor ${i}` }
    yield {
      ...makeEnquiry("audit", own, { instance: undefined, spam: [], now }),
      status: "new" as const,
      attempts: 0,
    }
  }
}

const timed = async <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
  const began = performance.now()
  const result = await work()
  console.log(`${name}: ${Math.round(performance.now() - began)} ms`)
  return result
}

const memoryOf = (pid: number) =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024)

const startServer = async (more: Record<string, string> = {}) => {
  const child = spawn(process.execPath, ["dist/serve.cjs"], {
    env: { ...env, ...more },
    stdio: ["ignore", "ignore", "pipe"],
  })
  let output = ""
  child.stderr.on("data", chunk => (output += chunk))
  while (!output.includes("http://")) await once(child.stderr, "data")
  const address = /http:[^\s"]+/.exec(output)?.[0] ?? ""
  return { child, address, pid: child.pid ?? 0 }
}

const runEnquiries = (...args: string[]) =>
  execFileSync(
    "/usr/bin/time",
    ["-f", "%M kB, %U s + %S s of processor time", process.execPath, "dist/enquiries.cjs", ...args],
    { env, maxBuffer: 2 ** 30, stdio: ["ignore", "pipe", "inherit"] },
  )

const about = `What ${count} stored enquiries cost, on a built site with its server in dist/.`

command({ call: "npx tsx test/enquiries/many.ts", about }, async () => {
  mkdirSync(folder)
  const store = fileStore(`${folder}/enquiries.db`)
  await timed("stored", () => store.restore(enquiries()))
  await store.close()
  for (const args of ["list", "export --csv", "export --json", "stats", `backup ${folder}/copy`])
    await timed(args, () => runEnquiries(...args.split(" ")))
  const { child, address, pid } = await timed("start", () => startServer())
  // Loads Node's own fetch, whose time is not the server's.
  await fetch("data:,")
  await timed("first /readyz", () => fetch(`${address}/readyz`).then(response => response.text()))
  await timed("second /readyz", () => fetch(`${address}/readyz`).then(response => response.text()))
  console.log(`memory: ${memoryOf(pid)} MB`)
  child.kill()
  await once(child, "exit")

  const pruning = await startServer({ ENQUIRIES_RETENTION: "2years" })
  let longest = 0
  for (let i = 0; i < 200; i += 1) {
    const began = performance.now()
    await (await fetch(`${pruning.address}/healthz`)).text()
    longest = Math.max(longest, performance.now() - began)
    await new Promise(resolve => setTimeout(resolve, Math.max(0, 20 - (performance.now() - began))))
  }
  console.log(
    `while pruning: a response took ${Math.round(longest)} ms at most, memory ${memoryOf(pruning.pid)} MB`,
  )
  await timed("SIGTERM while pruning", () => {
    pruning.child.kill()
    return once(pruning.child, "exit")
  })
  rmSync(folder, { recursive: true })
})
