import { type ReactNode, Suspense } from "react"
import { Breadcrumb } from "./breadcrumb"
import { ChatWidget } from "./chat-widget"
import { Footer } from "./footer"
import { Header } from "./header"
import { TakenOver } from "./taken-over"
import { useSearchShortcut } from "./use-search-shortcut"

/**
 * What stands around every page: skip link, header, breadcrumb, main landmark and footer. React takes over each part in
 * a `Suspense` by itself, and first the one that the visitor acts on (react.dev, "hydrateRoot").
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
        <TakenOver />
      </Suspense>
      <ChatWidget />
    </>
  )
}
