import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { post, writeProject } from "../content-model/fixtures/project"
import { changeWebpackConfig } from "./webpack"

type Run = (compilation: { contextDependencies: Set<string>; errors: Error[] }) => Promise<void>

test("a content mistake is a bundle error in gatsby develop until it is corrected", async () => {
  const root = writeProject()
  jest.spyOn(process, "cwd").mockReturnValue(root)
  const tapPromise = jest.fn()
  const config = { module: { rules: [] }, plugins: [] as { apply: (compiler: unknown) => void }[] }
  const actions = { replaceWebpackConfig: jest.fn() }
  changeWebpackConfig({ stage: "develop", actions, getConfig: () => config } as never)
  config.plugins[0]?.apply({ hooks: { afterEmit: { tapPromise } }, webpack: { WebpackError: Error } })
  const run: Run = tapPromise.mock.calls[0][1]
  const compile = async () => {
    const compilation = { contextDependencies: new Set<string>(), errors: [] as Error[] }
    await run(compilation)
    expect([...compilation.contextDependencies]).toEqual([join(root, "content")])
    return compilation.errors.map(({ message }) => message)
  }
  expect(await compile()).toEqual([])
  const file = join(root, "content/posts/x.md")
  writeFileSync(file, post("X", { date: "soon" }))
  expect(await compile()).toEqual([
    'The content has 1 problem in 1 file:\n\ncontent/posts/x.md\n     6:7  error    date "soon" is not a date in the format\nYYYY-MM-DD',
  ])
  writeFileSync(file, post("X"))
  expect(await compile()).toEqual([])
})
