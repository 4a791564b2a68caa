import type { ReactElement, ReactNode } from "react"
import { isAmpPath } from "./addresses"
import { PageShell } from "./components/layout/page-shell"

type WrapArgs = { element: ReactElement; props: { path: string } }

/** Puts the page shell around each page, in the browser and in the HTML alike; AMP documents bring their own. */
export const wrapPage = ({ element, props }: WrapArgs): ReactNode =>
  isAmpPath(props.path) ? element : <PageShell path={props.path}>{element}</PageShell>
