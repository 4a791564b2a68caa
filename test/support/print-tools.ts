import { findChromium } from "./find-chromium"
import { isInstalled } from "./is-installed"
import { findPostgres } from "./postgres"

/** Which version of a tool is used, or how to install it. */
const line = (name: string, find: () => { source: string }): { text: string; isMissing: boolean } => {
  try {
    return { text: `${name}: ${find().source}`, isMissing: false }
  } catch (error) {
    return { text: `${name}: ${error instanceof Error ? error.message : error}`, isMissing: true }
  }
}

// Printed before anything is built or tested.
const tools = [
  line("Chromium", findChromium),
  line("PostgreSQL", findPostgres),
  ...["git", "nginx", "caddy"].map(program => ({
    text: isInstalled(program)
      ? `${program}: the one on the PATH`
      : `${program}: none, so the tests that need it are skipped ("apt-get install ${program}" brings it)`,
    isMissing: false,
  })),
  { text: `Node: ${process.version} on ${process.platform} ${process.arch}`, isMissing: false },
]
for (const { text } of tools) console.log(text)
if (tools.some(({ isMissing }) => isMissing)) process.exitCode = 1
