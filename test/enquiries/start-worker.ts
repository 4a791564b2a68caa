import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync } from "node:fs"
import { join, resolve } from "node:path"
import { buildSync } from "esbuild"

// Workers are killed and started dozens of times: one file of JavaScript starts in a fifth of the time that tsx takes.
// It is in the project, where it finds the SQLite driver.
mkdirSync(".tmp", { recursive: true })
const bundle = join(mkdtempSync(resolve(".tmp/worker-")), "worker.cjs")
buildSync({
  entryPoints: ["test/enquiries/worker.ts"],
  outfile: bundle,
  bundle: true,
  platform: "node",
  format: "cjs",
  external: ["libsql", "pg-native"],
})

/** Starts `worker.ts` with these settings; `errors` says where its stderr goes. @returns its process and port, once it listens */
export const startWorker = async (env: Record<string, string>, errors: "inherit" | "ignore" = "inherit") => {
  const child = spawn(process.execPath, [bundle], {
    env: { ...process.env, ENQUIRY_RATE_LIMIT: "0", ...env },
    stdio: ["ignore", "pipe", errors],
  })
  const [line] = (await once(child.stdout, "data")) as [Buffer]
  return { child, port: Number(line.toString()) }
}
