import { connect } from "node:net"
import { postEnquiry } from "../support/post-enquiry"
import { runs } from "../support/runs"
import { temporaryFolder } from "../support/temporary-folder"
import { hostileRequest, randomFrom } from "./hostile-requests"
import { startWorker } from "./start-worker"
import { contentOf, fileStore } from "./store-contract"

const requests = runs(1000).numRuns
const visitors = 16

/** Sends raw bytes. @returns the response's text, "" if the server closed the connection, "hang" after a minute */
const exchange = (port: number, bytes: Buffer, cut: boolean): Promise<string> =>
  new Promise(resolve => {
    let response = ""
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(bytes)
      if (cut) socket.end()
    })
    socket.setTimeout(60_000, () => {
      response = "hang"
      socket.destroy()
    })
    socket.on("data", data => {
      response += data.toString("latin1")
    })
    socket.on("error", () => undefined)
    socket.on("close", () => resolve(response))
  })

const statusOf = (response: string): number =>
  Number(/^(?:HTTP\/1\.1 100 Continue\r\n\r\n)?HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0)

test(`${requests} hostile requests get 4xx, or 200 if valid, and the process survives`, async () => {
  const home = temporaryFolder()
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)
  const worker = await startWorker({
    ENQUIRIES_URL: `file:${home}/enquiries.db`,
    SITE_URL: "https://site.example",
  })
  const counts = new Map<number, number>()
  const wrong: string[] = []
  const visit = async (visitor: number) => {
    const random = randomFrom(seed + visitor)
    for (let i = visitor; i < requests; i += visitors) {
      const { bytes, cut } = hostileRequest(random)
      const response = await exchange(worker.port, bytes, cut)
      const status = statusOf(response)
      counts.set(status, (counts.get(status) ?? 0) + 1)
      const toPage = status === 303 && /\r\nlocation: \/contact\/(not-)?sent/.test(response)
      const fine = status === 200 || (status >= 400 && status < 500) || toPage || (cut && response === "")
      const leaks = /node_modules|\n\s+at |\.ts:/.test(response)
      if (!fine || leaks) wrong.push(`${response.slice(0, 300)} <- ${bytes.toString("latin1").slice(0, 600)}`)
    }
  }
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)))
  console.log(
    `seed ${seed}: statuses ${JSON.stringify(Object.fromEntries([...counts].sort(([a], [b]) => a - b)))}`,
  )
  expect(wrong.slice(0, 3)).toEqual([])
  expect(worker.child.exitCode).toBeNull()

  expect((await postEnquiry(`http://127.0.0.1:${worker.port}`, "still there?")).status).toBe(200)
  const enquiries = await contentOf(fileStore(`${home}/enquiries.db`))
  for (const { fields } of enquiries) {
    for (const [name, value] of Object.entries(fields))
      if (name !== "message") expect(value).not.toMatch(/\p{Cc}/u)
  }
}, 300_000)
