import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { GraphQLResolveInfo } from "gatsby/graphql"
import postcss from "postcss"
import sharp from "sharp"
import { temporaryFolder } from "../../test/support/temporary-folder"
import { drawingColours } from "../content-model/check/images"
import type { ResolverContext } from "./file-nodes"
import { addThemeColours, correctedImageData, imageMarkupFor, publishThemed } from "./image-nodes"

const folder = temporaryFolder()

const imageData = {
  width: 720,
  height: 480,
  images: {
    sources: [{ type: "image/webp", srcSet: "/a.webp 720w", sizes: "100vw" }],
    fallback: { src: "/a.png", srcSet: "/a.png 720w", sizes: "100vw" },
  },
}

/** Gatsby with the files given beside the article; `.svg` files have no sharp node. */
const markupWith = (...files: string[]) => {
  const findOne = jest.fn(async (query: unknown) => {
    const path = (query as { query: { filter: { absolutePath: { eq: string } } } }).query.filter.absolutePath
      .eq
    return files.includes(path)
      ? {
          id: path,
          absolutePath: path,
          children: path.endsWith(".svg") ? [] : ["sharp"],
          internal: { contentDigest: existsSync(path) ? readFileSync(path, "utf8") : "" },
        }
      : null
  })
  const context = { nodeModel: { findOne, getNodesByIds: ({ ids }: { ids: string[] }) => ids } }
  const fields = {
    gatsbyImageData: { resolve: () => imageData },
    publicURL: { resolve: () => "/static/a.svg" },
  }
  const info = { schema: { getType: () => ({ getFields: () => fields }) } }
  const markup = imageMarkupFor(
    join(dirname(files[0] ?? "/content/posts/x/a.png"), "index.md"),
    context as unknown as ResolverContext,
    info as unknown as GraphQLResolveInfo,
  )
  return { markup, findOne }
}

test("an image beside the article is responsive, with its dimensions and escaped alternative text", async () => {
  const { markup } = markupWith("/content/posts/x/a.png")
  expect(await markup("./a.png", 'A "b" & <c')).toBe(
    '<picture><source type="image/webp" srcset="/a.webp 720w" sizes="100vw"><img src="/a.png" srcset="/a.png 720w" sizes="100vw" width="720" height="480" loading="lazy" decoding="async" alt="A &quot;b&quot; &amp; &lt;c"></picture>',
  )
})

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675"/>', 'width="1200" height="675" '],
  ['<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>', 'width="30" height="20" '],
  ["<svg", ""],
])("a drawing is published unchanged, with its dimensions if it states them: %s", async (svg, size) => {
  const file = join(folder, "a.svg")
  writeFileSync(file, svg)
  const { markup } = markupWith(file)
  expect(await markup("a.svg", "Layout")).toBe(
    `<img src="/static/a.svg" ${size}loading="lazy" decoding="async" alt="Layout">`,
  )
})

test.each(["https://x.example/a.png", "data:image/png;base64,AA", "/images/a.png", "//x.example/a.png"])(
  "%s is left alone, and no file is looked up",
  async src => {
    const { markup, findOne } = markupWith()
    expect(await markup(src, "")).toBeUndefined()
    expect(findOne).not.toHaveBeenCalled()
  },
)

test("an address without a file is left alone", async () => {
  expect(await markupWith().markup("missing.png", "")).toBeUndefined()
})

const argsFor = async (orientation: number, args: object) => {
  const absolutePath = join(folder, `${orientation}.jpg`)
  const create = { width: 800, height: 600, channels: 3 as const, background: "#345" }
  await sharp({ create }).withMetadata({ orientation }).jpeg().toFile(absolutePath)
  const originalResolver = jest.fn()
  const nodeModel = { getNodeById: () => ({ absolutePath }) }
  await correctedImageData({ parent: "file" }, args, { nodeModel } as never, { originalResolver } as never)
  return originalResolver.mock.calls[0][1]
}

test("a portrait photograph keeps its aspect ratio", async () => {
  for (const orientation of [5, 6, 7, 8])
    expect(await argsFor(orientation, { width: 720 })).toEqual({ width: 600, aspectRatio: 0.75 })
})

test("an upright photograph keeps its stored size, and a query's own arguments take precedence", async () => {
  expect(await argsFor(1, { width: 720 })).toEqual({ width: 720 })
  expect(await argsFor(3, { width: 720 })).toEqual({ width: 720 })
  expect(await argsFor(6, { width: 720, aspectRatio: 1 })).toEqual({ width: 720, aspectRatio: 1 })
})

test("the width is at most that of the image", async () => {
  expect(await argsFor(1, { width: 1200 })).toEqual({ width: 800 })
  expect(await argsFor(1, {})).toEqual({})
})

const tokens = postcss.parse(`:root { --ink: #111; --rule: #ccc; --data: #0f6b78; --space: 1rem; }
@theme static { --text-sm: 1rem; }
@media screen and (prefers-color-scheme: dark) { :root { --ink: #eee; --data: #6fc6d6; } }
@media (prefers-contrast: more) { :root { --rule: var(--ink); } }`)

test("a drawing gets the tokens it uses, in each theme, and those they refer to", () => {
  expect(addThemeColours('<svg viewBox="0 0 9 9"><path fill="var(--rule, #ddd)"/></svg>', tokens)).toBe(
    '<svg viewBox="0 0 9 9"><style>:root{--ink:#111;--rule:#ccc;}@media screen and (prefers-color-scheme: dark){:root{--ink:#eee;}}@media (prefers-contrast: more){:root{--rule:var(--ink);}}</style><path fill="var(--rule, #ddd)"/></svg>',
  )
})

test.each(['<svg><path fill="#123"/></svg>', '<svg><path fill="var(--unknown)"/></svg>'])(
  "a drawing that uses no token is unchanged: %s",
  svg => {
    expect(addThemeColours(svg, tokens)).toBe(svg)
    expect(publishThemed(svg, "/content/a.svg")).toBeUndefined()
  },
)

test("every colour that drawings may use exists in both themes", () => {
  const svg = `<svg>${drawingColours.map(name => `<path fill="var(--${name})"/>`).join("")}</svg>`
  const [, style = ""] = /<style>(.*)<\/style>/.exec(addThemeColours(svg)) ?? []
  const [light, dark] = [style.split("@media")[0] ?? "", style.split("prefers-color-scheme:dark")[1] ?? ""]
  for (const name of drawingColours) {
    expect(light).toMatch(new RegExp(`--${name}:#[0-9a-f]{6};`))
    expect(dark).toMatch(new RegExp(`--${name}:#[0-9a-f]{6};`))
  }
})

const home = process.cwd()
afterAll(() => process.chdir(home))

test("a published drawing has an address that depends on its content and colours", () => {
  process.chdir(temporaryFolder())
  const write = (ink: string) =>
    publishThemed(
      '<svg><path fill="var(--ink)"/></svg>',
      "/content/posts/x/my plan.svg",
      postcss.parse(`:root { --ink: ${ink}; }`),
    ) ?? ""
  const address = write("#111")
  expect(address).toMatch(/^\/static\/[0-9a-f]{32}\/my%20plan-themed\.svg$/)
  expect(readFileSync(join("public", decodeURI(address)), "utf8")).toContain("--ink:#111")
  expect(write("#111")).toBe(address)
  const other = write("#222")
  expect(other).not.toBe(address)
  expect(existsSync(join("public", decodeURI(other)))).toBe(true)
})
