import { existsSync } from "node:fs"
import { fakeGatsby } from "../../../test/support/fake-gatsby"
import { createGonePages, createNotFoundPages, createPostPages, createResourcePages } from "./entry-pages"
import { createBlogPages, createCategoryPages, createTagPages } from "./listing-pages"
import { templates } from "./page-creator"

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

test.each(Object.entries(templates))("the template %s is a file", (_name, path) => {
  expect(existsSync(path)).toBe(true)
})
