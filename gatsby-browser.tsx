import type { GatsbyBrowser } from "gatsby"
import { type ReactNode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import "./src/styles/global.css"
import { wrapPage } from "./src/page-element"

/** The page shell around each page. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <>{wrapPage({ element, props })}</>
)

/** Resolves when the whole stylesheet, which comes together with the scripts, is there or has failed. */
const styled = (): Promise<unknown> => {
  const link = document.querySelector<HTMLLinkElement>("body > link[rel=stylesheet]")
  if (!link || link.sheet) return Promise.resolve()
  return new Promise(resolve => {
    for (const event of ["load", "error"]) link.addEventListener(event, resolve)
  })
}

const takeOver = (element: ReactNode, container: Element): void =>
  startTransition(() => {
    hydrateRoot(container, element)
  })

/**
 * React takes over the HTML in slices of a few milliseconds, so that no input waits for it (React, "startTransition").
 * In develop there is no HTML to take over, and Gatsby renders.
 */
export const replaceHydrateFunction = (): typeof takeOver | undefined =>
  process.env.NODE_ENV === "production"
    ? (element, container) => void styled().then(() => takeOver(element, container))
    : undefined
