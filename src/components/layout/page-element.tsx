import type { ReactElement, ReactNode } from "react"
import { isAmpPath } from "../../shared/addresses"
import { PageShell } from "./page-shell"

type WrapArgs = { element: ReactElement; props: { location: { pathname: string } } }

/** Puts the page shell around each page, in the browser and in the HTML alike; AMP documents bring their own. */
export const wrapPage = ({ element, props }: WrapArgs): ReactNode => {
  const path = props.location.pathname.replace(/(.)\/$/, "$1")
  return isAmpPath(path) ? element : <PageShell path={path}>{element}</PageShell>
}
