import type { ReactElement, ReactNode } from "react"
import { isAmpPath, notFoundPath, sectionAt } from "../../shared/addresses"
import { PageShell } from "./page-shell"

type WrapArgs = {
  element: ReactElement
  props: {
    location: { pathname: string }
    /** In the browser: the page that is shown, which at an unknown address has another path. */
    pageResources?: { page: { path: string } }
    data?: { allCategory?: { nodes: readonly { readonly path: string }[] } }
  }
}

/** The path that header and breadcrumb follow: at an unknown address that of the document a server answers with. */
const shownPath = ({ location: { pathname }, pageResources, data }: WrapArgs["props"]): string =>
  pageResources?.page.path === notFoundPath
    ? `${sectionAt(pathname, data?.allCategory?.nodes ?? []) ?? ""}${notFoundPath}`
    : pathname

/** Puts the page shell around each page, in the browser and in the HTML alike; AMP documents bring their own. */
export const wrapPage = ({ element, props }: WrapArgs): ReactNode => {
  const path = shownPath(props).replace(/(.)\/$/, "$1")
  return isAmpPath(path) ? element : <PageShell path={path}>{element}</PageShell>
}
