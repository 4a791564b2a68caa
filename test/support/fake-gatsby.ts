import { basename } from "node:path"
import type { PageCreatorArgs } from "../../src/gatsby/pages/page-creator"

/** A page as a creator asked for it, its template by name. */
export type MadePage = { path: string; template: string; context: Record<string, unknown> }

type Answer = { data?: unknown; errors?: unknown }

/** Gatsby as a page creator sees it: the query answered as given, and the pages it asked for. */
export const fakeGatsby = (answer: Answer) => {
  const createPage = jest.fn()
  const panicOnBuild = jest.fn((): void => {
    throw new Error("the build stops")
  })
  const graphql = jest.fn(async (_query: string) => answer)
  const actions = { createPage, createRedirect: jest.fn() }
  const args = { actions, graphql, reporter: { panicOnBuild } } as unknown as PageCreatorArgs
  const pages = (): MadePage[] =>
    createPage.mock.calls.map(([{ path, component, context }]) => ({
      path,
      template: basename(component, ".tsx"),
      context,
    }))
  return { args, pages, panicOnBuild, graphql, actions }
}

/** The pages that a creator makes when its query is answered with the data. */
export const pagesFrom = async (
  create: (args: PageCreatorArgs) => Promise<void>,
  data: unknown,
): Promise<MadePage[]> => {
  const { args, pages } = fakeGatsby({ data })
  await create(args)
  return pages()
}
