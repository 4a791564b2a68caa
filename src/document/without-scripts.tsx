import type { PreRenderHTMLArgs } from "gatsby"
import { isValidElement, type ReactNode } from "react"
import { yearScript } from "../shared/document-scripts"

type Document = Pick<
  PreRenderHTMLArgs,
  "getHeadComponents" | "replaceHeadComponents" | "replacePostBodyComponents"
>

const isScript = (node: ReactNode): boolean => isValidElement(node) && node.type === "script"

/**
 * Takes Gatsby's scripts out of a document: those in the head, and all that it puts after the body. One line of its own
 * writes the visitor's year into the footer.
 */
export const withoutScripts = ({
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}: Document): void => {
  replaceHeadComponents(getHeadComponents().filter(node => !isScript(node)))
  replacePostBodyComponents([<script key="year" {...{ dangerouslySetInnerHTML: { __html: yearScript } }} />])
}
