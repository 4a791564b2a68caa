import { execFileSync } from "node:child_process"
import type { Browser } from "playwright-core"
import { inParallel } from "../../src/shared/in-parallel"
import budgets from "../../test/browser/budget.json"
import {
  type Budget,
  budgetOf,
  ceilings,
  type PageWeight,
  scriptCeilingAfterUse,
} from "../../test/support/budget"
import { type Kind, kinds, type Load } from "../../test/support/first-load"
import { lookAtPage } from "../../test/support/look-at-page"
import { sitePaths } from "../../test/support/site-paths"

export const budgetFile = "test/browser/budget.json"

// So that a hash that compresses worse, or a sentence more, is no failure.
const air = 1.03

const limit = (found: number, ceiling = Number.POSITIVE_INFINITY): number =>
  Math.min(Math.ceil(found * air), ceiling)

const most = (weights: readonly PageWeight[], figure: (weight: PageWeight) => number): number =>
  Math.max(...weights.map(figure))

const sizes = (loads: readonly Load[], of: readonly Kind[], ceiling: (kind: Kind) => number) =>
  of.map(kind => ({
    resourceType: kind,
    budget: limit(Math.max(...loads.map(({ bytes }) => bytes[kind])) / 1000, ceiling(kind)),
  }))

/**
 * The budget that pages would have today: the most that one of them has of each figure, 3 % more, rounded up, and never
 * above the site's ceilings.
 */
const budgetFor = (path: string, weights: readonly PageWeight[]): Budget => {
  const used = weights.flatMap(weight => weight.used ?? []).filter(({ bytes }) => bytes.script > 0)
  return {
    path,
    resourceSizes: sizes(
      weights.map(({ load }) => load),
      kinds,
      kind => ceilings[kind],
    ),
    resourceCounts: (["script", "total"] as const).map(kind => ({
      resourceType: kind,
      budget: limit(most(weights, ({ load }) => load.requests[kind])),
    })),
    domElements: limit(most(weights, ({ domElements }) => domElements)),
    ...(used.length > 0 && { sizesAfterUse: sizes(used, ["script"], () => scriptCeilingAfterUse) }),
  }
}

/**
 * Visits every page of the built site as `test/browser/pages.test.ts` does.
 * @param url of the running site
 * @returns what test/browser/budget.json would hold today, for the same paths in the same order
 * @throws where a path of the file matches no page
 */
export const budgetsOfToday = async (browser: Browser, url: string): Promise<Budget[]> => {
  const weights = new Map<string, PageWeight[]>()
  await inParallel(sitePaths(), 3, async path => {
    const { weight } = await lookAtPage(browser, url, path, false)
    const { path: pattern } = budgetOf(path)
    weights.set(pattern, [...(weights.get(pattern) ?? []), weight])
  })
  return budgets.map(({ path }) => {
    const found = weights.get(path)
    if (!found) throw new Error(`${budgetFile}: no page of the site has the budget "${path}"`)
    return budgetFor(path, found)
  })
}

/** Budgets as they stand in their file. */
export const formatted = (all: readonly Budget[]): string =>
  execFileSync("node_modules/.bin/biome", ["format", `--stdin-file-path=${budgetFile}`], {
    input: JSON.stringify(all),
    encoding: "utf8",
  })
