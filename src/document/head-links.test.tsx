import { readFileSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import { HeadLinks } from "./head-links"

test("theme-color is the --paper token of each theme", () => {
  const papers = [...readFileSync("src/styles/tokens.css", "utf8").matchAll(/--paper: (#\w+);/g)].map(
    ([, colour]) => colour,
  )
  const colours = [
    ...renderToStaticMarkup(<HeadLinks pathname="/" />).matchAll(/theme-color" content="(#\w+)"/g),
  ].map(([, colour]) => colour)
  expect(colours).toEqual(papers.slice(0, 2))
})
