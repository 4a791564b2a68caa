import { type ReactNode, Suspense, useEffect } from "react"
import { useSearchShortcut } from "../search/search-box"
import { Breadcrumb } from "./breadcrumb"
import { ChatWidget } from "./chat-widget"
import { Footer } from "./footer"
import { Header } from "./header"

/** Marks the end of hydration (User Timing), for benchmarks and tests. */
const HydrationMark = () => {
  useEffect(() => {
    performance.mark("hydrated")
  }, [])
  return null
}

/**
 * The shell of every page: skip link, header, breadcrumb, main landmark and footer. React hydrates each `Suspense` by itself,
 * and first the one that the visitor acts on (react.dev, "hydrateRoot").
 * @param path the page's own path, which the breadcrumb and the navigation follow
 */
export const PageShell = ({ path, children }: { path: string; children: ReactNode }) => {
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
