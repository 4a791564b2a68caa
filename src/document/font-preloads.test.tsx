import { render, tags } from "../../test/support/render"
import { FontPreloads } from "./font-preloads"

jest.mock("../styles/fonts/newsreader.woff2", () => "/static/newsreader.woff2")
jest.mock("../styles/fonts/schibsted-grotesk.woff2", () => "/static/schibsted-grotesk.woff2")

test("both fonts are asked for as fonts, from any origin, as browsers do when they use them", () => {
  const links = tags(render(<FontPreloads />), "link")
  expect(links.map(tag => /href="([^"]*)"/.exec(tag)?.[1])).toEqual([
    "/static/newsreader.woff2",
    "/static/schibsted-grotesk.woff2",
  ])
  for (const tag of links) {
    expect(tag).toMatch(/rel="preload"/)
    expect(tag).toMatch(/as="font" type="font\/woff2" crossorigin="anonymous"/i)
  }
})
