import { addresses } from "../../src/shared/addresses"
import { openSite } from "../support/open-site"

const { open } = openSite()

test("a document for download opens in a new tab, and the list stays where it is", async () => {
  const page = await open(addresses.resources)
  const asked = page.context().waitForEvent("request", request => request.url().endsWith("utm-template.csv"))
  const opened = page.waitForEvent("popup")
  await page.getByRole("link", { name: "Download: Campaign UTM template" }).click()
  await Promise.all([opened, asked])
  expect(new URL(page.url()).pathname).toBe(addresses.resources)
})

test("a resource without a document elsewhere opens as a page of the site", async () => {
  const page = await open(addresses.resources)
  await page.getByRole("link", { name: "Download: Data portfolio and report sample" }).click()
  await page.waitForURL("**/resources/data-portfolio-sample")
  await page.locator(".article-body h2").first().waitFor()
  expect(page.context().pages()).toHaveLength(1)
})
