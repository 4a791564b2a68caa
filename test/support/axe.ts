import { readFileSync } from "node:fs"
import type { AxeResults } from "axe-core"
import type { Page } from "playwright-core"

const axeSource = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8")

const runInPage = async (only: readonly string[]): Promise<string[]> => {
  const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
  // Notices lead on by themselves after three seconds, which this rule
  // forbids.
  const rules = {
    "meta-refresh": { enabled: false },
    // Off by themselves, but part of Lighthouse's audits of accessibility.
    ...Object.fromEntries(
      [
        "identical-links-same-purpose",
        "label-content-name-mismatch",
        "table-fake-caption",
        "target-size",
        "td-has-header",
      ].map(name => [name, { enabled: true }]),
    ),
  }
  const { violations } = await axe.run({
    resultTypes: ["violations"],
    ...(only.length > 0 ? { runOnly: only } : { rules }),
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join("; ")}`)
}

/** The rules whose answer another theme may change. */
export const colourRules: readonly string[] = ["color-contrast", "link-in-text-block"]

/**
 * What axe finds wrong with a page as it stands: each violated rule with the places it names.
 * @param only rules to ask for in the place of axe's own choice
 */
export const axeViolations = async (page: Page, only: readonly string[] = []): Promise<string[]> => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource)
  return page.evaluate(runInPage, only)
}
