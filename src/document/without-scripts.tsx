import type { PreRenderHTMLArgs } from "gatsby"
import { isValidElement, type ReactNode } from "react"

type Document = Pick<
  PreRenderHTMLArgs,
  "getHeadComponents" | "replaceHeadComponents" | "replacePostBodyComponents"
>

const isScript = (node: ReactNode): boolean => isValidElement(node) && node.type === "script"

/** Takes Gatsby's scripts out of a document: those in the head, and all that it puts after the body. */
export const withoutScripts = ({
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}: Document): void => {
  replaceHeadComponents(getHeadComponents().filter(node => !isScript(node)))
  replacePostBodyComponents([])
}
