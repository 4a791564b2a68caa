import { Component, type ReactNode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { scriptsAttribute } from "../../shared/reserved-ids"
import { countError } from "../../shared/visit-counter"
import { keepInputs } from "./keep-inputs"
import { followReplacedNodes } from "./replaced-nodes"
import { reloadOnVersionMismatch } from "./version-mismatch"

type BoundaryProps = { readonly children: ReactNode; readonly onError: () => void }

/** Outside of everything: React would leave an empty page. It reports the errors to the console. */
class ErrorBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }
  private hasReported = false
  static getDerivedStateFromError = () => ({ hasFailed: true })
  // Called for each component that has failed.
  override componentDidCatch(): void {
    if (!this.hasReported) this.props.onError()
    this.hasReported = true
  }
  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}

/**
 * Hydrates as a transition, so that React yields to the visitor's input. What was typed before outlives a hydration that fails,
 * and the page, as the server sent it, any error.
 */
export const hydrate = (element: ReactNode, container: Element): void => {
  if (reloadOnVersionMismatch()) return
  const { pathname } = location
  const sent = container.innerHTML
  const restoreInputs = keepInputs(container)
  followReplacedNodes(container)

  // Read now, since the router empties the page before it passes an error on.
  let scrolled = window.scrollY
  addEventListener("scroll", () => (scrolled = window.scrollY), { passive: true })

  const showSentPage = () => {
    countError()
    // After a navigation the server has to send it.
    if (location.pathname !== pathname) return location.reload()
    container.innerHTML = sent
    restoreInputs()
    document.documentElement.removeAttribute(scriptsAttribute)
    window.scrollTo({ top: scrolled, behavior: "instant" })
    // Nothing else would follow the history of a page that has no router any more.
    addEventListener("popstate", () => location.reload())
  }
  let hasReported = false
  const onRecoverableError = (error: unknown) => {
    restoreInputs()
    // React reports one cause several times.
    if (!hasReported) console.error("The page differs from the one that the server sent:", error)
    hasReported = true
  }
  startTransition(() => {
    hydrateRoot(container, <ErrorBoundary onError={showSentPage}>{element}</ErrorBoundary>, {
      onRecoverableError,
    })
  })
}
