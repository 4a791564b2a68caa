import { addresses, notFoundPath } from "../../src/shared/addresses"
import budgets from "../browser/budget.json"
import {
  type Budget,
  budgetOf,
  ceilings,
  lastMatch,
  overBudget,
  type PageWeight,
  scriptCeilingAfterUse,
} from "../support/budget"
import { kinds, type Load } from "../support/first-load"
import { retiredSlugs, sitePaths } from "../support/site-paths"

const limits = (all: Readonly<Record<string, number>>) =>
  Object.entries(all).map(([resourceType, budget]) => ({ resourceType, budget }))

test("every page has a budget, and every budget a page", () => {
  const used = new Set(sitePaths().map(path => budgetOf(path).path))
  expect(budgets.map(({ path }) => path).filter(path => !used.has(path))).toEqual([])
})

test.each(budgets)("$path limits every kind of resource, none above the site's ceilings", budget => {
  expect(budget.resourceSizes.map(({ resourceType }) => resourceType)).toEqual(kinds)
  const above = budget.resourceSizes.filter(
    ({ resourceType, budget: kB }) => kB > ceilings[resourceType as keyof typeof ceilings],
  )
  expect(above).toEqual([])
  for (const { budget: kB } of budget.sizesAfterUse ?? [])
    expect(kB).toBeLessThanOrEqual(scriptCeilingAfterUse)
  expect(budget.resourceCounts.map(({ resourceType }) => resourceType)).toEqual(["script", "total"])
})

test.each([addresses.contact, addresses.landing, addresses.search])(
  "%s is limited when it is used, too",
  path => {
    expect(budgetOf(path).sizesAfterUse).toEqual([{ resourceType: "script", budget: expect.any(Number) }])
  },
)

test("whatever answers 404 or 410 has the budget of the not-found page", () => {
  const gone = [`/blog/${retiredSlugs()[0]}`, "/category/analytics", "/blog/404.html"]
  for (const path of gone) expect(budgetOf(path)).toBe(budgetOf(notFoundPath))
})

test("patterns are those of robots.txt, and the last that matches counts", () => {
  const named = (path: string): Budget => ({ path, resourceSizes: [], resourceCounts: [], domElements: 0 })
  const all = ["/*", "/*/*", "/$", "/tag/*", "/a.b$", "/uk/*/end$"].map(named)
  const found = (path: string) => lastMatch(path, all)?.path
  expect(["/", "/x", "/x/y", "/tag/seo", "/tags", "/a.b", "/a.b.c", "/acb", "/uk/x/end"].map(found)).toEqual([
    "/$",
    "/*",
    "/*/*",
    "/tag/*",
    "/*",
    "/a.b$",
    "/*",
    "/*",
    "/uk/*/end$",
  ])
  expect(lastMatch("/x", [named("/y")])).toBeUndefined()
})

describe("a page above its budget", () => {
  const load = (bytes: number, requests: number): Load => {
    const all = (figure: number) => Object.fromEntries(kinds.map(kind => [kind, figure])) as Load["bytes"]
    return { bytes: all(bytes), requests: all(requests) }
  }
  const budget: Budget = {
    path: "/*",
    resourceSizes: limits({ document: 20, script: 10 }),
    resourceCounts: limits({ total: 3 }),
    domElements: 100,
    sizesAfterUse: limits({ script: 12 }),
  }
  const weight: PageWeight = { load: load(10_000, 3), domElements: 100, used: load(12_000, 4) }

  test("is told by type, with what was found and what is allowed", () => {
    expect(overBudget(weight, budget)).toEqual([])
    const heavier = { load: load(10_060, 4), domElements: 101, used: load(12_100, 5) }
    expect(overBudget(heavier, budget)).toEqual([
      "script kB: 10.1 found, 10 allowed",
      "script kB after use: 12.1 found, 12 allowed",
      "total requests: 4 found, 3 allowed",
      "elements: 101 found, 100 allowed",
    ])
  })

  test("is also one whose use could not be measured", () => {
    expect(overBudget({ ...weight, used: undefined }, budget)).toEqual([
      "script kB after use: NaN found, 12 allowed",
    ])
  })
})
