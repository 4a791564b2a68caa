import { spawn } from "node:child_process"
import { once } from "node:events"

/** Starts `worker.ts` with these settings. @returns its process and port, once it listens */
export const startWorker = async (env: Record<string, string>) => {
  const child = spawn(process.execPath, ["--import", "tsx", `${process.cwd()}/test/enquiries/worker.ts`], {
    env: { ...process.env, ENQUIRY_RATE_LIMIT: "0", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const [line] = (await once(child.stdout, "data")) as [Buffer]
  return { child, port: Number(line.toString()) }
}

export type Worker = Awaited<ReturnType<typeof startWorker>>
