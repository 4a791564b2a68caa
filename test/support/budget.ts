import type { Kind, Load } from "./first-load"

/** What one page transfers to a new visitor with a phone, and where it has a form or a search, once that is used. */
export type PageWeight = { readonly load: Load; readonly used?: Load | undefined }

/** At most so many kB (1,000 bytes of compressed bodies) for a page's first load; raising one is the owner's decision. */
export const budget: Readonly<Record<Kind, number>> = {
  document: 46,
  script: 85,
  stylesheet: 0,
  font: 10,
  image: 60,
  other: 30,
  total: 150,
}
const scriptAfterUse = 110

/** What a page exceeds, a line each, such as "script: 86.2 kB, 85 allowed". */
export const overBudget = ({ load, used }: PageWeight): string[] =>
  [
    ...Object.entries(budget).map(([kind, allowed]) => [kind, load[kind as Kind] / 1000, allowed] as const),
    ...(used ? [["script after use", used.script / 1000, scriptAfterUse] as const] : []),
  ]
    .filter(([, found, allowed]) => !(found <= allowed))
    .map(([name, found, allowed]) => `${name}: ${found.toFixed(1)} kB, ${allowed} allowed`)
