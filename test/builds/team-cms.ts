import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Browser } from "playwright-core"
import { cmsPath } from "../../src/shared/addresses"
import { readCopy } from "../support/project-copy"
import { sitePaths } from "../support/site-paths"

/** The CMS of a team, on GitHub. */
export const cmsSettings = { CMS_BACKEND: "github", CMS_REPOSITORY: "acme/site" }

type Given = { readonly browser: Browser; readonly address: Promise<string | undefined> }

/** The CMS of a build with those settings; `given` is asked once the build is served. */
export const describeTeamCms = (folder: string, given: () => Given): void =>
  describe("the CMS for a team", () => {
    test("asks who is there, under a policy that runs its own scripts alone", async () => {
      const { browser, address } = given()
      const page = await browser.newPage({ baseURL: await address })
      const answer = await page.goto(cmsPath)
      const policy = answer?.headers()["content-security-policy"] ?? ""
      expect(policy).toMatch(/(?:^|; )script-src 'self';/)
      expect(policy).toMatch(
        /(?:^|; )connect-src 'self' data: blob: https:\/\/github\.com https:\/\/api\.github\.com;/,
      )
      expect(policy).not.toContain("unsafe-eval")
      await page.getByRole("button", { name: /Access Token/ }).waitFor()
      await page.close()
    })

    test("is kept out of search engines, and no page knows of it", () => {
      expect(readCopy(folder, cmsPath)).toContain('<meta name="robots" content="noindex, nofollow">')
      expect(readFileSync(join(folder, "public/sitemap-0.xml"), "utf8")).not.toContain(cmsPath)
      const pages = sitePaths().filter(path => existsSync(join(folder, "public", path, "index.html")))
      expect(pages.length).toBeGreaterThan(30)
      expect(pages.filter(path => readCopy(folder, path).includes(cmsPath))).toEqual([])
    })
  })

/** The same folder without the settings. */
export const testThatThereIsNoCms = (folder: string): void => {
  test("without settings there is no CMS", () => {
    expect(existsSync(join(folder, "public", cmsPath))).toBe(false)
  })
}
