import { spawn } from "node:child_process"
import { setTimeout } from "node:timers/promises"
import open from "better-opn"
import { cmsPath } from "../src/shared/paths"

// npm run write: starts `gatsby develop` and opens the CMS as soon as it is served.
const address = `http://localhost:8000${cmsPath}`

const develop = spawn(process.execPath, ["node_modules/gatsby/cli.js", "develop", "--port", "8000"], {
  stdio: "inherit",
})
develop.on("exit", code => process.exit(code ?? 0))
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => develop.kill(signal))

const openWhenServed = async (): Promise<void> => {
  const isServed = async () => (await fetch(address).catch(() => undefined))?.ok
  while (!(await isServed())) await setTimeout(1000)
  console.log(`The CMS is at ${address}: open it in Chrome, Edge or another browser based on Chromium.`)
  open(address)
}

void openWhenServed()
