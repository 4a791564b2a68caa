import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildSync } from "esbuild"

// Workers are killed and started dozens of times: one file of JavaScript starts in a fifth of the time that tsx takes.
const bundle = join(mkdtempSync(join(tmpdir(), "worker-")), "worker.mjs")
buildSync({
  entryPoints: ["test/enquiries/worker.ts"],
  outfile: bundle,
  bundle: true,
  platform: "node",
  format: "esm",
  banner: {
    js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
  },
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

export type Worker = Awaited<ReturnType<typeof startWorker>>
