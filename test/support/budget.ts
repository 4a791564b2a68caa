import { notFoundPath } from "../../src/shared/addresses"
import budgets from "../browser/budget.json"
import type { Kind, Load } from "./first-load"
import { expectedStatus } from "./site-paths"

/** What one page is and transfers: a new visitor's visit with a phone, and where a page has a form or a search, its use. */
export type PageWeight = {
  readonly load: Load
  /** Elements of the body once the application has taken it over. */
  readonly domElements: number
  /** With what comes when the form or the search is used. */
  readonly used?: Load | undefined
}

type Limit = { readonly resourceType: string; readonly budget: number }

/**
 * A budget in the form of Lighthouse's budget.json (github.com/GoogleChrome/budget.json): sizes in kB of 1,000 bytes
 * without headers. It has no word for elements, nor for what comes with use; timings are measured by `bench/`, since those
 * of a machine that runs tests say little.
 */
export type Budget = {
  readonly path: string
  readonly resourceSizes: readonly Limit[]
  readonly resourceCounts: readonly Limit[]
  readonly domElements: number
  readonly sizesAfterUse?: readonly Limit[]
}

/** What no budget may allow more of, in kB (docs/behaviour.md, "Speed: budgets"). */
export const ceilings: Readonly<Record<Kind, number>> = {
  document: 46,
  script: 85,
  stylesheet: 0,
  font: 10,
  image: 60,
  other: 30,
  total: 150,
}

/** The ceiling of scripts, in kB, once a form or the search is used. */
export const scriptCeilingAfterUse = 110

// Patterns of paths are those of robots.txt (RFC 9309, "Special Characters"): `*` for any characters, `$` for the end.
const matches = (pattern: string, path: string): boolean => {
  const parts = pattern.replace(/\$$/, "").split("*")
  const source = parts.map(part => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&")).join(".*")
  return new RegExp(`^${source}${pattern.endsWith("$") ? "$" : ""}`).test(path)
}

/** The last budget whose pattern matches a path, as in Lighthouse. */
export const lastMatch = (path: string, all: readonly Budget[]): Budget | undefined =>
  all.findLast(({ path: pattern }) => matches(pattern, path))

/**
 * The budget of a page; that of `/404.html` is for every page that answers 404 or 410, whatever its address.
 * @throws where there is none
 */
export const budgetOf = (path: string): Budget => {
  const budget = lastMatch(expectedStatus(path) === 200 ? path : notFoundPath, budgets)
  if (!budget) throw new Error(`test/browser/budget.json has no budget for ${path}`)
  return budget
}

const kB = (bytes: number): number => bytes / 1000

type Figure = { readonly name: string; readonly found: number; readonly allowed: number }

const figuresOf = (weight: PageWeight, budget: Budget): Figure[] => {
  const size = ({ resourceType, budget: allowed }: Limit, load: Load | undefined, when = ""): Figure => ({
    name: `${resourceType} kB${when}`,
    found: kB(load?.bytes[resourceType as Kind] ?? Number.NaN),
    allowed,
  })
  return [
    ...budget.resourceSizes.map(limit => size(limit, weight.load)),
    ...(budget.sizesAfterUse ?? []).map(limit => size(limit, weight.used, " after use")),
    ...budget.resourceCounts.map(({ resourceType, budget: allowed }) => ({
      name: `${resourceType} requests`,
      found: weight.load.requests[resourceType as Kind] ?? Number.NaN,
      allowed,
    })),
    { name: "elements", found: weight.domElements, allowed: budget.domElements },
  ]
}

/**
 * In what a page is above its budget, a line each: type, found, allowed. What was not measured is above any budget.
 * @example ["script kB: 81.2 found, 80 allowed"]
 */
export const overBudget = (weight: PageWeight, budget: Budget): string[] =>
  figuresOf(weight, budget)
    .filter(({ found, allowed }) => !(found <= allowed))
    .map(({ name, found, allowed }) => `${name}: ${Number(found.toFixed(1))} found, ${allowed} allowed`)
