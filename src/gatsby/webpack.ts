import { join } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { inspectContent } from "../content-model/check/check-content"
import { countProblems, errorsIn, explainProblems } from "../content-model/report/problems"

/** The parts of webpack's compilation and compiler that are used here. */
type Compilation = { contextDependencies: { add: (path: string) => void }; errors: Error[] }
type Compiler = {
  hooks: {
    afterEmit: { tapPromise: (name: string, run: (compilation: Compilation) => Promise<void>) => void }
  }
  webpack: { WebpackError: new (message: string) => Error }
}

/** How many characters fit a line of Gatsby's error overlay. */
const overlayWidth = 66

/** Wraps the lines of a report. */
const wrap = (text: string): string =>
  text.replace(/^.+$/gm, line =>
    line.replace(new RegExp(`(.{1,${overlayWidth}})(?: |$)`, "g"), "$1\n").trimEnd(),
  )

/** Checks the content after each change and reports mistakes as errors of the bundle, which Gatsby's overlay shows. */
class ContentCheckPlugin {
  apply({ hooks, webpack }: Compiler): void {
    hooks.afterEmit.tapPromise("content check", async compilation => {
      const root = process.cwd()
      compilation.contextDependencies.add(join(root, "content"))
      const errors = errorsIn((await inspectContent(root)).problems)
      if (errors.length === 0) return
      const text = `The content has ${countProblems(errors)}:\n\n${wrap(explainProblems(errors))}`
      compilation.errors.push(new webpack.WebpackError(text))
    })
  }
}

/**
 * In `gatsby develop`, shows editors their mistakes over the page. In a build, leaves out source maps, which nobody is
 * served, Gatsby's script component, which no page uses (5 kB on every page), and the second copy of FlexSearch that its
 * English stemmer imports for types alone.
 */
export const changeWebpackConfig = ({ stage, actions }: CreateWebpackConfigArgs): void => {
  if (stage === "develop") actions.setWebpackConfig({ plugins: [new ContentCheckPlugin()] })
  if (stage === "build-javascript")
    actions.setWebpackConfig({
      devtool: false,
      module: { rules: [{ test: /flexsearch.dist.module/, sideEffects: false }] },
      resolve: { alias: { "gatsby-script": false, "@builder.io/partytown/integration": false } },
    })
}
