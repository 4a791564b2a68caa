import { buildSync } from "esbuild"

// `npm run build:server`: the server and the owner's commands, each in one file that needs no package, in `dist/`.
buildSync({
  entryPoints: {
    serve: "api/http/main.ts",
    enquiries: "api/cli/enquiries.ts",
    "check-settings": "api/settings/cli.ts",
  },
  bundle: true,
  platform: "node",
  target: "node20",
  outdir: "dist",
  outExtension: { ".js": ".cjs" },
  // Of pg: used only where it is installed.
  external: ["pg-native"],
  logLevel: "warning",
})
