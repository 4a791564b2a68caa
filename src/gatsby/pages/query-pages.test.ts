import { existsSync } from "node:fs"
import { fakeGatsby, pagesFrom } from "../../../test/support/fake-gatsby"
import { createBlogPages } from "./create-blog-pages"
import { createCategoryPages } from "./create-category-pages"
import { createGonePages } from "./create-gone-pages"
import { createNotFoundPages } from "./create-not-found-pages"
import { createPostPages } from "./create-post-pages"
import { createResourcePages } from "./create-resource-pages"
import { createTagPages } from "./create-tag-pages"
import { templates } from "./templates"

const creators = [
  ["blog pages", createBlogPages],
  ["post pages", createPostPages],
  ["category pages", createCategoryPages],
  ["tag pages", createTagPages],
  ["resource pages", createResourcePages],
  ["gone pages", createGonePages],
  ["not-found pages", createNotFoundPages],
] as const

describe.each(creators)("a failing query for %s", (name, create) => {
  const errors = [{ message: "Cannot query field" }]

  test("stops the build and names them", async () => {
    const { args, pages, panicOnBuild } = fakeGatsby({ errors })
    await expect(create(args)).rejects.toThrow("the build stops")
    expect(panicOnBuild).toHaveBeenCalledWith(`The query for ${name} failed; none was created.`, errors)
    expect(pages()).toEqual([])
  })

  test("is only reported in gatsby develop, where the pages stay away", async () => {
    const { args, pages, panicOnBuild } = fakeGatsby({ errors })
    panicOnBuild.mockImplementation()
    await create(args)
    expect(panicOnBuild).toHaveBeenCalledTimes(1)
    expect(pages()).toEqual([])
  })

  test("stops the build even where part of the answer came", async () => {
    const { args, pages, panicOnBuild } = fakeGatsby({ data: { allPost: { nodes: [] } }, errors })
    await expect(create(args)).rejects.toThrow("the build stops")
    expect(panicOnBuild).toHaveBeenCalledTimes(1)
    expect(pages()).toEqual([])
  })
})

test("each resource has its page, made from its id", async () => {
  const nodes = [{ id: "id-list", path: "/resources/list" }]
  expect(await pagesFrom(createResourcePages, { allResource: { nodes } })).toEqual([
    { path: "/resources/list", template: "resource", context: { id: "id-list" } },
  ])
})

test("no resources give no pages", async () => {
  expect(await pagesFrom(createResourcePages, { allResource: { nodes: [] } })).toEqual([])
})

test.each(Object.entries(templates))("the template %s is a file", (_name, path) => {
  expect(existsSync(path)).toBe(true)
})
