import { type ReactElement, type ReactNode, Suspense, useEffect } from "react"
import { isAmpPath, notFoundPath, sectionAt } from "../../shared/paths"
import { isRealKey } from "../../shared/site"
import { useSearchShortcut } from "../search/search-box"
import { Breadcrumb } from "./breadcrumb"
import { Footer } from "./footer"
import { Header } from "./header"

/** Marks the end of hydration (User Timing) for benchmarks and tests. */
const HydrationMark = () => {
  useEffect(() => {
    performance.mark("hydrated")
  }, [])
  return null
}

const chatKey = process.env.GATSBY_CHAT_WIDGET_KEY ?? ""
const chatOrigin = process.env.GATSBY_CHAT_WIDGET_ORIGIN ?? ""

const ChatWidget = () => {
  useEffect(() => {
    if (!chatOrigin || !isRealKey(chatKey) || document.getElementById("chat-widget")) return
    const script = document.createElement("script")
    script.id = "chat-widget"
    script.async = true
    script.src = `${chatOrigin}/${chatKey}`
    document.body.append(script)
  }, [])
  return null
}

/** React hydrates each `Suspense` separately, first the one that the visitor interacts with (react.dev, "hydrateRoot"). */
const PageShell = ({ path, children }: { path: string; children: ReactNode }) => {
  useSearchShortcut()
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Suspense>
        <Header path={path} />
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
      <ChatWidget />
    </>
  )
}

type WrapArgs = {
  element: ReactElement
  props: {
    location: { pathname: string }
    /** In the browser: the page being shown, which at an unknown address is the 404 page. */
    pageResources?: { page: { path: string } }
    data?: { allCategory?: { nodes: readonly { readonly path: string }[] } }
  }
}

/** The path for header and breadcrumb; at an unknown address, the path of the 404 page that a server would send. */
const shellPath = ({ location: { pathname }, pageResources, data }: WrapArgs["props"]): string =>
  pageResources?.page.path === notFoundPath
    ? `${sectionAt(pathname, data?.allCategory?.nodes ?? []) ?? ""}${notFoundPath}`
    : pathname.replace(/(.)\/$/, "$1")

export const wrapPage = ({ element, props }: WrapArgs): ReactNode => {
  const path = shellPath(props)
  return isAmpPath(path) ? element : <PageShell path={path}>{element}</PageShell>
}
