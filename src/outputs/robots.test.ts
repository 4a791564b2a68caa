import { robotsText } from "./robots"

test("robots.txt allows everything and has the sitemap's full address", () => {
  expect(robotsText("https://x.example")).toBe(
    "User-agent: *\nDisallow:\n\nSitemap: https://x.example/sitemap-index.xml\n",
  )
})
