import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { imageDataAsShown } from "./image-as-shown"

const folder = mkdtempSync(join(tmpdir(), "shown-"))

const argsFor = async (orientation: number, args: object) => {
  const absolutePath = join(folder, `${orientation}.jpg`)
  const create = { width: 800, height: 600, channels: 3 as const, background: "#345" }
  await sharp({ create }).withMetadata({ orientation }).jpeg().toFile(absolutePath)
  const originalResolver = jest.fn()
  const context = { nodeModel: { getNodeById: () => ({ absolutePath }), findOne: jest.fn() } }
  await imageDataAsShown({ parent: "file" }, args, context, { originalResolver } as never)
  return originalResolver.mock.calls[0][1]
}

test("a photograph taken upright keeps its ratio", async () => {
  for (const orientation of [5, 6, 7, 8])
    expect(await argsFor(orientation, { width: 720 })).toEqual({ width: 600, aspectRatio: 0.75 })
})

test("an upright one is measured as stored, and a query's own arguments win", async () => {
  expect(await argsFor(1, { width: 720 })).toEqual({ width: 720 })
  expect(await argsFor(3, { width: 720 })).toEqual({ width: 720 })
  expect(await argsFor(6, { width: 720, aspectRatio: 1 })).toEqual({ width: 720, aspectRatio: 1 })
})

test("the width is at most the image's", async () => {
  expect(await argsFor(1, { width: 1200 })).toEqual({ width: 800 })
  expect(await argsFor(1, {})).toEqual({})
})
