import type { GatsbyBrowser } from "gatsby"
import type { ReactNode } from "react"
import { hydrateRoot } from "react-dom/client"
import { inTurns } from "./src/components/layout/in-turn"
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

const takeOver = async (element: ReactNode, container: Element): Promise<void> => {
  await styled()
  await inTurns(() => hydrateRoot(container, element))
  // For whoever measures (User Timing), and for tests.
  performance.mark("takenOver")
}

/**
 * The application takes over the HTML once nothing can change its look any more. In develop there is no HTML to take
 * over, and Gatsby renders.
 */
export const replaceHydrateFunction = (): typeof takeOver | undefined =>
  process.env.NODE_ENV === "production" ? takeOver : undefined
