import type { ReactNode } from "react"
import { InTurn } from "../ui/in-turn"
import { Breadcrumb } from "./breadcrumb"
import { ChatWidget } from "./chat-widget"
import { Footer } from "./footer"
import { Header } from "./header"
import { useSearchShortcut } from "./use-search-shortcut"

/**
 * What stands around every page: skip link, header, breadcrumb, main landmark and footer.
 * @param path the page's own path, which the breadcrumb and the navigation follow
 */
export const PageShell = ({ path, children }: { path: string; children: ReactNode }) => {
  useSearchShortcut()
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <InTurn>
        <Header path={path} />
      </InTurn>
      <Breadcrumb path={path} />
      <InTurn>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </InTurn>
      <InTurn>
        <Footer />
      </InTurn>
      <ChatWidget />
    </>
  )
}
