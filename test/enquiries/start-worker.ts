import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { bundleProgram } from "../support/bundle"
import { temporaryFolder } from "../support/temporary-folder"

const folder = temporaryFolder()
const bundle = bundleProgram("test/enquiries/worker.ts")

// One left alive, as after a failure, would keep Jest from ending.
const started: ChildProcess[] = []
afterAll(() => {
  for (const child of started) child.kill("SIGKILL")
})

/** Starts `worker.ts` with these settings; `errors` says where its stderr goes. @returns its process and port, once it listens */
export const startWorker = async (env: Record<string, string>, errors: "inherit" | "ignore" = "inherit") => {
  const child = spawn(process.execPath, [bundle], {
    cwd: folder,
    env: { ...process.env, ENQUIRY_RATE_LIMIT: "0", ...env },
    stdio: ["ignore", "pipe", errors],
  })
  started.push(child)
  const [line] = (await once(child.stdout, "data")) as [Buffer]
  return { child, port: Number(line.toString()) }
}
