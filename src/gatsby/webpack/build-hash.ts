import { createHash } from "node:crypto"
import type { CreateWebpackConfigArgs } from "gatsby"

/** What is used here of webpack's compilation and compiler. */
type Compilation = { assets: Record<string, unknown>; hash: string | null }
type Compiler = { hooks: { afterEmit: { tap: (name: string, after: (done: Compilation) => void) => void } } }

const hashOf = (names: string[]): string =>
  createHash("sha256").update(names.sort().join("\n")).digest("hex").slice(0, 20)

/** Names a build by the scripts and styles it wrote, which are named by their content. */
export const hashByFiles = {
  apply: ({ hooks }: Compiler): void =>
    hooks.afterEmit.tap("hash by files", compilation => {
      compilation.hash = hashOf(Object.keys(compilation.assets).filter(name => /\.(js|css)$/.test(name)))
    }),
}

/**
 * Gives a build the hash of what it wrote. It stands in every document, for pages that are open meanwhile to see that the
 * site has changed; webpack's own differs after a build from its cache although every file is the same, so that all
 * documents were compressed, and all open pages loaded, anew.
 */
export const setBuildHash = ({ actions, stage }: CreateWebpackConfigArgs): void => {
  if (stage === "build-javascript") actions.setWebpackConfig({ plugins: [hashByFiles] })
}
