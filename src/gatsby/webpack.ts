import { join } from "node:path"
import { minify, type Output } from "@swc/core"
import browserslist from "browserslist"
import { type TransformResult, transform } from "esbuild"
import type { CreateWebpackConfigArgs } from "gatsby"
import { checkContent, countProblems, errorsIn, explainProblems } from "../content-model"

type Config = {
  module: { rules: object[] }
  optimization: { minimizer: unknown[] }
  output: { chunkFilename: string }
  plugins: unknown[]
  resolve: { alias: Record<string, unknown> }
}
type Compilation = { contextDependencies: { add: (path: string) => void }; errors: Error[] }
type Compiler = {
  hooks: {
    afterEmit: { tapPromise: (name: string, run: (compilation: Compilation) => Promise<void>) => void }
  }
  webpack: { WebpackError: new (message: string) => Error }
}

/** Breaks lines at the width of Gatsby's error overlay, 66 characters. */
const wrap = (text: string): string => text.replace(/(?=.{67})(.{1,66}) /g, "$1\n")

class ContentCheckPlugin {
  apply({ hooks, webpack }: Compiler): void {
    hooks.afterEmit.tapPromise("content check", async compilation => {
      const root = process.cwd()
      compilation.contextDependencies.add(join(root, "content"))
      const errors = errorsIn((await checkContent(root)).problems)
      if (errors.length === 0) return
      const text = `The content has ${countProblems(errors)}:\n\n${wrap(explainProblems(errors))}`
      compilation.errors.push(new webpack.WebpackError(text))
    })
  }
}

/** The browsers of `package.json`, as esbuild names those that it knows: "chrome100", "ios15.4". */
const oldestBrowsers = (): string[] => {
  const names = new Map([
    ["chrome", "chrome"],
    ["edge", "edge"],
    ["firefox", "firefox"],
    ["safari", "safari"],
    ["ios_saf", "ios"],
  ])
  const oldest = new Map<string, number>()
  for (const browser of browserslist()) {
    const [id = "", versions = ""] = browser.split(" ")
    const name = names.get(id)
    const version = Number.parseFloat(versions)
    if (name && version) oldest.set(name, Math.min(version, oldest.get(name) ?? version))
  }
  return Array.from(oldest, ([name, version]) => name + version)
}

// Minified by Rust and Go in milliseconds, where Terser and cssnano take seconds for the same size.
const minifyScript = (files: Record<string, string>): Promise<Output> =>
  minify(Object.values(files)[0] ?? "", {
    compress: { ecma: 5 },
    mangle: true,
    ecma: 5,
    format: { comments: false },
  })
const minifyStyle = (files: Record<string, string>): Promise<TransformResult> =>
  transform(Object.values(files)[0] ?? "", {
    loader: "css",
    minify: true,
    target: oldestBrowsers(),
  })

// The rule of gatsby-plugin-typescript: Gatsby's own covers the same files, and Babel would compile each of them twice.
const isSecondBabelRule = (rule: { test?: unknown }): boolean => String(rule.test) === String(/\.tsx?$/)

export const changeWebpackConfig = ({ stage, actions, getConfig, plugins }: CreateWebpackConfigArgs) => {
  const config = getConfig() as Config
  const { module, optimization, output, resolve } = config
  module.rules = module.rules.filter(rule => !isSecondBabelRule(rule))
  if (stage === "develop") config.plugins.push(new ContentCheckPlugin())
  // A cache takes longer to write than it saves, and source maps are not served.
  if (stage.startsWith("build-")) Object.assign(config, { cache: false, devtool: false })
  if (stage === "build-javascript") {
    // Gatsby lists chunks named after a page in each document; without the list the longest article paints 0.15 s earlier.
    output.chunkFilename = "page-[name]-[contenthash].js"
    // The English stemmer imports another copy of FlexSearch, for its types alone.
    module.rules.push({ test: /flexsearch.dist.module/, sideEffects: false })
    // FlexSearch names its own file for workers, which are not used: webpack would write the build folder's path.
    config.plugins.push(plugins.define({ "import.meta.url": '""' }))
    optimization.minimizer = [
      plugins.minifyJs({ parallel: false, minify: minifyScript }),
      plugins.minifyCss({ parallel: false, minify: minifyStyle }),
    ]
    // Omits Gatsby's Script component, which no page uses (5 kB).
    Object.assign(resolve.alias, { "gatsby-script": false, "@builder.io/partytown/integration": false })
  }
  actions.replaceWebpackConfig(config)
}
