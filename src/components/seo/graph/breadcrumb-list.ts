import type { BreadcrumbList } from "schema-dts"
import { breadcrumb } from "../../../shared/breadcrumb"
import { refs, urlOf } from "./ids"

/**
 * The breadcrumb that the page shows, without the steps that are no pages; nothing for home (Google Search Central,
 * "Breadcrumb (BreadcrumbList) structured data": two steps at least, each with its name and address).
 */
export const breadcrumbList = (path: string): BreadcrumbList[] => {
  const crumbs = breadcrumb(path)
  const steps = crumbs.flatMap(({ label, path: to }, index) => {
    const address = index === crumbs.length - 1 ? path : to
    return address ? [{ name: label, item: urlOf(address) }] : []
  })
  if (steps.length < 2) return []
  return [
    {
      "@type": "BreadcrumbList",
      ...refs.breadcrumb(path),
      itemListElement: steps.map(({ name, item }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item,
      })),
    },
  ]
}
