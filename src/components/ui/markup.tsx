import { navigate } from "gatsby"
import type { MouseEvent } from "react"
import { isClosedPage } from "../../shared/closed-pages"
import { isPage, isPlainClick } from "./site-link"

/** Navigates like Gatsby's `Link`; new tabs, downloads, anchors and other documents are left to the browser. */
const followLink = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest("a") : null
  if (!link || link.target || link.hasAttribute("download")) return
  if (!isPlainClick(event)) return
  const { origin, pathname, search, hash } = link
  if (origin !== location.origin || !isPage(pathname) || isClosedPage(location.pathname)) return
  if (hash && pathname === location.pathname) return
  event.preventDefault()
  navigate(pathname + search + hash)
}

type MarkupProps = { html: string; className?: string; lang?: string; dir?: "ltr" | "rtl" }

export const Markup = ({ html, ...attributes }: MarkupProps) => (
  // biome-ignore lint/a11y: the links inside are what is pressed, and Enter clicks them
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from content/, rendered by the build
  <div {...attributes} onClick={followLink} dangerouslySetInnerHTML={{ __html: html }} />
)
