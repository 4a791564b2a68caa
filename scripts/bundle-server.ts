import { cpSync, existsSync, readdirSync, rmSync } from "node:fs"
import { buildSync } from "esbuild"
import { command } from "../src/command"

const about = "Bundles the server and its commands in dist/, to run without node_modules."

command({ call: "npx tsx scripts/bundle-server.ts", about }, () => {
  rmSync("dist", { recursive: true, force: true })
  buildSync({
    entryPoints: {
      serve: "api/server/main.ts",
      enquiries: "api/cli/enquiries.ts",
      "check-settings": "src/settings/cli.ts",
    },
    bundle: true,
    platform: "node",
    target: "node20",
    outdir: "dist",
    outExtension: { ".js": ".cjs" },
    // Optional in pg.
    external: ["libsql", "pg-native"],
    logLevel: "warning",
  })
  // The driver's native part cannot be bundled.
  const native = existsSync("node_modules/@libsql") ? readdirSync("node_modules/@libsql") : []
  for (const name of ["libsql", "@neon-rs/load", "detect-libc", ...native.map(target => `@libsql/${target}`)])
    cpSync(`node_modules/${name}`, `dist/node_modules/${name}`, { recursive: true })
})
