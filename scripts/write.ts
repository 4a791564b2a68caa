import { spawn } from "node:child_process"
import { setTimeout } from "node:timers/promises"
import open from "better-opn"
import { command } from "../src/command"
import { cmsPath } from "../src/shared/paths"

const spec = {
  call: "npm run write",
  about: "Starts the site with its drafts, and opens the CMS as soon as it is served.",
  options: { port: ["NUMBER", "where it is served, 8000 by default"] },
} as const

command(spec, async ({ values: { port = "8000" } }) => {
  const address = `http://localhost:${port}${cmsPath}`
  const develop = spawn(process.execPath, ["node_modules/gatsby/cli.js", "develop", "--port", port], {
    stdio: "inherit",
  })
  develop.on("exit", code => process.exit(code ?? 0))
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => develop.kill(signal))
  const isServed = async () => (await fetch(address).catch(() => undefined))?.ok
  while (!(await isServed())) await setTimeout(1000)
  console.log(`The CMS is at ${address}: open it in Chrome, Edge or another browser based on Chromium.`)
  open(address)
})
