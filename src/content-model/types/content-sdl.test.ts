import { readFileSync } from "node:fs"
import { contentSdl } from "./content-sdl"

test("src/schema.graphql, which each build writes, is current", () => {
  expect(readFileSync("src/schema.graphql", "utf8")).toBe(contentSdl)
})
