import { spawn } from "node:child_process"
import type { AddressInfo } from "node:net"
import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { writeDeskFiles } from "../../src/desk/bundle"
import { deskServer } from "../../src/desk/local/desk-server"
import { deskPath } from "../../src/shared/addresses"

// npm run write: the desk on the project's own files, and beside it `gatsby develop`, which shows what is saved.
const { values } = parseArgs({
  options: {
    port: { type: "string", default: "8001" },
    "site-port": { type: "string", default: "8000" },
    project: { type: "string", default: "." },
    "desk-alone": { type: "boolean", default: false },
  },
})
const site = `http://localhost:${values["site-port"]}`
const folder = resolve(".tmp/desk")
// By its file: the command of that name is another one on Windows.
const gatsby = "node_modules/gatsby/cli.js"

const startDesk = async (): Promise<void> => {
  await writeDeskFiles(process.cwd(), folder)
  const server = deskServer(resolve(values.project), folder, site).listen(Number(values.port), "127.0.0.1")
  server.on("listening", () => {
    const { port } = server.address() as AddressInfo
    console.log(`The desk: http://localhost:${port}${deskPath}`)
  })
  server.on("error", error => {
    console.error(`The desk cannot start: ${error.message}. Another port: npm run write -- --port 8002`)
    process.exit(1)
  })
}

const startSite = (): void => {
  console.log(`What is saved is shown at ${site}, from half a minute from now.`)
  const develop = spawn(process.execPath, [gatsby, "develop", "--port", values["site-port"]], {
    stdio: "inherit",
  })
  develop.on("exit", code => process.exit(code ?? 0))
  // Whichever ends first takes the other with it.
  process.on("exit", () => develop.kill())
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit())
}

void startDesk()
if (!values["desk-alone"]) startSite()
