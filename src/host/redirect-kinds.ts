import type { RoutesManifest } from "gatsby"

type Redirect = Extract<RoutesManifest[number], { type: "redirect" }>

/** What the redirects of a build say: statuses of pages, pages for unknown paths, and redirects indeed. */
export type RedirectKinds = {
  /** Status by path, for pages that do not answer 200. */
  readonly statuses: ReadonlyMap<string, number>
  readonly notFound: readonly { readonly below: string; readonly page: string }[]
  readonly redirects: readonly { readonly from: string; readonly to: string; readonly status: number }[]
}

/** Sorts the redirects of a build by what they mean (`src/gatsby/pages/page-statuses.ts` makes the first two kinds). */
export const redirectKinds = (routes: RoutesManifest): RedirectKinds => {
  const statuses = new Map<string, number>()
  const notFound: { below: string; page: string }[] = []
  const redirects: { from: string; to: string; status: number }[] = []
  for (const route of routes) {
    if (route.type !== "redirect") continue
    const { toPath, status }: Redirect = route
    const from = route.path.trim()
    if (from === toPath) statuses.set(from, status)
    else if (status === 404) notFound.push({ below: from.replace(/\*$/, ""), page: toPath })
    else redirects.push({ from, to: toPath, status })
  }
  notFound.sort((a, b) => b.below.length - a.below.length)
  return { statuses, notFound, redirects }
}
