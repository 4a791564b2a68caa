import { robotsText } from "./robots"

test("robots.txt closes nothing and names the sitemap in full", () => {
  expect(robotsText("https://x.example")).toBe(
    "User-agent: *\nDisallow:\n\nSitemap: https://x.example/sitemap-index.xml\n",
  )
})
