import { build } from "esbuild"

/** Returns the bench's page script, FlexSearch and the search client in it, as a browser module. */
export const bundlePage = async (): Promise<Uint8Array> => {
  const { outputFiles } = await build({
    entryPoints: ["bench/search/page.ts"],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
  })
  return outputFiles[0]?.contents ?? new Uint8Array()
}
