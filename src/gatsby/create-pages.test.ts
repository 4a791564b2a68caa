import { createContentPages, type PageArgs } from "./create-pages"

const post = (slug: string) => ({
  id: `id-${slug}`,
  path: `/blog/${slug}`,
  blogPath: `/blog/${slug}`,
  categoryPath: `/analytics/${slug}`,
  retired: false,
  category: { path: "/analytics" },
  tags: [],
})

const dataOf = (slugs: readonly string[]) => ({
  allPost: { nodes: slugs.map(post) },
  allCategory: { nodes: [] },
  allResource: { nodes: [] },
  allLegalPage: { nodes: [] },
  allPage: { nodes: [] },
})

/** The pages that were created, as their paths and contexts. */
const run = async (answer: { data?: unknown; errors?: unknown }, panicOnBuild = jest.fn()) => {
  const actions = { createPage: jest.fn(), createRedirect: jest.fn() }
  const args = { actions, graphql: async () => answer, reporter: { panicOnBuild } }
  await createContentPages(args as unknown as PageArgs)
  return actions.createPage.mock.calls.map(([{ path, context }]) => ({ path, context }))
}

test("an article has the ids of those that share most topics with it, without itself", async () => {
  const pages = await run({ data: dataOf(["a", "b", "c", "d", "e"]) })
  const context = pages.find(({ path }) => path === "/blog/a")?.context
  expect(context).toMatchObject({ related1: "id-b", related2: "id-c", related3: "id-d" })
})

test("a failing query stops the build; gatsby develop only reports it", async () => {
  const errors = [{ message: "Cannot query field" }]
  const panic = jest.fn(() => {
    throw new Error("the build stops")
  })
  await expect(run({ data: dataOf(["a"]), errors }, panic)).rejects.toThrow("the build stops")
  expect(panic).toHaveBeenCalledWith("The query for the pages failed; nothing was created.", errors)
  expect(await run({ errors })).toEqual([])
})
