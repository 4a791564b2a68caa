import { readFileSync } from "node:fs"
import type { AxeResults } from "axe-core"
import type { Page } from "playwright-core"
import { layOutAll } from "./visit"

const axeSource = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8")

const runInPage = async (only: readonly string[]): Promise<string[]> => {
  const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
  // Off by default, but part of Lighthouse's accessibility audits.
  const added = [
    "identical-links-same-purpose",
    "label-content-name-mismatch",
    "table-fake-caption",
    "target-size",
    "td-has-header",
  ]
  const rules = {
    // 410 pages lead on after three seconds, for links that nobody can correct.
    "meta-refresh": { enabled: false },
    ...Object.fromEntries(added.map(name => [name, { enabled: true }])),
  }
  const { violations } = await axe.run({
    resultTypes: ["violations"],
    ...(only.length > 0 ? { runOnly: only } : { rules }),
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join("; ")}`)
}

/** The rules that may give another result in another theme. */
export const colourRules: readonly string[] = ["color-contrast", "link-in-text-block"]

/**
 * Runs axe on a page as it is now.
 * @param only these rules instead of axe's own choice
 * @returns each violated rule with the elements
 */
export const axeViolations = async (page: Page, only: readonly string[] = []): Promise<string[]> => {
  // Axe takes what is in a closed fold for hidden, even where CSS shows it.
  await page.locator("details.fold").evaluateAll(folds => {
    for (const fold of folds) (fold as HTMLDetailsElement).open = true
  })
  await layOutAll(page)
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource)
  return page.evaluate(runInPage, only)
}
