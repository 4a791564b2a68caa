import { join } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { inspectContent } from "../../content-model/check/check-content"
import { countProblems, errorsIn } from "../../content-model/report/problems"
import { explainProblems } from "../../content-model/report/report"

/** What is used here of webpack's compilation and compiler. */
type Compilation = { contextDependencies: { add: (path: string) => void }; errors: Error[] }
type Compiler = {
  hooks: {
    afterEmit: { tapPromise: (name: string, run: (compilation: Compilation) => Promise<void>) => void }
  }
  webpack: { WebpackError: new (message: string) => Error }
}

// As many letters as Gatsby's overlay shows of a line.
const lineLength = 66

/** Breaks the lines of messages; those quoted from a file, which are indented, stay. */
const wrap = (text: string): string =>
  text.replace(/^\S.*$/gm, line =>
    line.replace(new RegExp(`(.{1,${lineLength}})(?: |$)`, "g"), "$1\n").trimEnd(),
  )

/**
 * A webpack plugin that checks the content with every change of it and hands mistakes on as errors of the bundle, which
 * `gatsby develop` shows in the terminal and over the page until they are mended.
 */
class ContentProblems {
  apply({ hooks, webpack }: Compiler): void {
    hooks.afterEmit.tapPromise("content problems", async compilation => {
      // Parcel compiles this file elsewhere: only the working directory names the project.
      const root = process.cwd()
      // What is below content/ is watched with the sources.
      compilation.contextDependencies.add(join(root, "content"))
      const errors = errorsIn((await inspectContent(root)).problems)
      if (errors.length === 0) return
      const text = `The content has ${countProblems(errors)}:\n\n${wrap(explainProblems(errors, root))}`
      compilation.errors.push(new webpack.WebpackError(text))
    })
  }
}

/** Lets `gatsby develop` tell an editor's mistakes as they are made. */
export const showContentProblems = ({ stage, actions }: CreateWebpackConfigArgs): void => {
  if (stage === "develop") actions.setWebpackConfig({ plugins: [new ContentProblems()] })
}
