import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Browser } from "playwright-core"
import { deskPath } from "../../src/shared/addresses"
import { readCopy } from "../support/project-copy"
import { sitePaths } from "../support/site-paths"

/** A team's desk, on GitHub. */
export const deskSettings = { DESK_BACKEND: "github", DESK_REPOSITORY: "acme/site" }

type Given = { readonly browser: Browser; readonly address: Promise<string | undefined> }

/** The desk of a build with those settings; `given` is asked once the build is served. */
export const describeTeamDesk = (folder: string, given: () => Given): void =>
  describe("a desk for a team", () => {
    test("asks who is there, under a policy that runs its own scripts alone", async () => {
      const { browser, address } = given()
      const page = await browser.newPage({ baseURL: await address })
      const answer = await page.goto(deskPath)
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
      expect(readCopy(folder, deskPath)).toContain('<meta name="robots" content="noindex, nofollow">')
      expect(readFileSync(join(folder, "public/sitemap-0.xml"), "utf8")).not.toContain(deskPath)
      const pages = sitePaths().filter(path => existsSync(join(folder, "public", path, "index.html")))
      expect(pages.length).toBeGreaterThan(30)
      expect(pages.filter(path => readCopy(folder, path).includes(deskPath))).toEqual([])
    })
  })

/** The same folder without the settings. */
export const testThatThereIsNoDesk = (folder: string): void => {
  test("without settings there is no desk", () => {
    expect(existsSync(join(folder, "public", deskPath))).toBe(false)
  })
}
