import { readdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"

/** What is used here of webpack's compilation and compiler. */
type Compilation = { assets: Record<string, unknown> }
type Compiler = {
  outputPath: string
  hooks: { afterEmit: { tap: (name: string, after: (done: Compilation) => void) => void } }
}

/** A script or style of a build, with what stands beside it; named by its content. */
const named = /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/

/** Takes the scripts and styles of earlier builds out of `public/`. */
export const oldScriptsRemoved = {
  apply: ({ hooks, outputPath }: Compiler): void =>
    hooks.afterEmit.tap("remove old scripts", ({ assets }) => {
      for (const name of readdirSync(outputPath))
        if (named.test(name) && !Object.hasOwn(assets, name)) rmSync(join(outputPath, name))
    }),
}

/** Has webpack do so after it has written a build's own. */
export const removeOldScripts = ({ actions, stage }: CreateWebpackConfigArgs): void => {
  if (stage === "build-javascript") actions.setWebpackConfig({ plugins: [oldScriptsRemoved] })
}
