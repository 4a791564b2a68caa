import { type ReactElement, type ReactNode, Suspense, useEffect } from "react"
import { withoutSlash } from "../../shared/addresses"
import { isAmpPath } from "../../shared/amp-paths"
import { isClosedPage } from "../../shared/closed-pages"
import { isRealKey } from "../../shared/placeholders"
import { countVisits } from "../../shared/visit-counter"
import { frameWords } from "../../shared/words/frame"
import { keepMessage } from "../forms/handed-message"
import { InClosedPage } from "../ui/site-link"
import { Breadcrumb } from "./breadcrumb"
import { Footer } from "./footer"
import { Header } from "./header"
import type { PagePlace } from "./navigation-links"

/** Marks the end of hydration (User Timing) for benchmarks and tests. */
const HydrationMark = () => {
  useEffect(() => {
    performance.mark("hydrated")
  }, [])
  return null
}

const chatKey = process.env.GATSBY_CHAT_WIDGET_KEY ?? ""
const chatOrigin = process.env.GATSBY_CHAT_WIDGET_ORIGIN ?? ""

const addScript = (id: string, src: string, data: DOMStringMap = {}) => {
  if (document.getElementById(id)) return
  const script = document.createElement("script")
  Object.assign(script, { id, src, async: true })
  Object.assign(script.dataset, data)
  document.body.append(script)
}

const OtherScripts = () => {
  useEffect(() => {
    if (isClosedPage(location.pathname)) return
    keepMessage()
    if (chatOrigin && isRealKey(chatKey)) addScript("chat-widget", `${chatOrigin}/${chatKey}`)
    countVisits(addScript)
  }, [])
  return null
}

/** React hydrates each `Suspense` separately, first the one that the visitor interacts with (react.dev, "hydrateRoot"). */
const PageShell = ({ path, section, children }: PagePlace & { children: ReactNode }) => (
  <>
    <a className="skip-link" href="#main">
      {frameWords.skip}
    </a>
    <Suspense>
      <Header path={path} section={section} />
    </Suspense>
    <Breadcrumb path={path} />
    <Suspense>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </Suspense>
    <Suspense>
      <Footer />
      <HydrationMark />
    </Suspense>
    <OtherScripts />
  </>
)

type WrapArgs = {
  element: ReactElement
  props: { location: { pathname: string }; pageContext?: { section?: string } }
}

export const wrapPage = ({ element, props: { location, pageContext } }: WrapArgs): ReactElement => {
  const path = withoutSlash(location.pathname)
  if (isAmpPath(path)) return element
  return (
    <InClosedPage.Provider value={isClosedPage(path)}>
      <PageShell path={path} section={pageContext?.section}>
        {element}
      </PageShell>
    </InClosedPage.Provider>
  )
}
