import { decodeAddress } from "./addresses"
import { foldersWithoutPage } from "./built-files"
import { isNotFoundPath, paths } from "./paths"
import { frameWords } from "./words/frame"

type Crumb = { label: string; path: string | undefined }

const isOrdinal = (segment: string) => /^\d+$/.test(segment)

// Not the page's title: the specification builds labels from segments, so that a breadcrumb says where an address is.
const crumbLabel = (segment: string): string =>
  (decodeAddress(segment) ?? segment)
    .split("-")
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ")

export const breadcrumb = (path: string): Crumb[] => {
  const segments = path.split("/").filter(Boolean)
  if (segments.length === 0) return []
  const named = isNotFoundPath(path) ? segments.slice(0, -1) : segments
  const steps = named.map((segment, index): Crumb => {
    const to = `/${segments.slice(0, index + 1).join("/")}`
    const isLast = index === segments.length - 1
    const isPlain =
      foldersWithoutPage.includes(to) || (segment === "page" && isOrdinal(segments[index + 1] ?? ""))
    return { label: crumbLabel(segment), path: isLast || isPlain ? undefined : to }
  })
  return [{ label: frameWords.start, path: paths.home }, ...steps]
}
