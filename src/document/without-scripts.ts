import type { PreRenderHTMLArgs } from "gatsby"
import { isValidElement, type ReactNode } from "react"

type Props = { rel?: string; as?: string }

const isScript = (node: ReactNode): boolean =>
  isValidElement<Props>(node) && (node.type === "script" || (node.props.rel === "preload" && /^(script|fetch)$/.test(node.props.as ?? "")))

/** Takes Gatsby's scripts, and what is preloaded for them, out of a document; head tags and styles stay. */
export const withoutScripts = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: Pick<
  PreRenderHTMLArgs,
  "getHeadComponents" | "replaceHeadComponents" | "getPostBodyComponents" | "replacePostBodyComponents"
>): void => {
  replaceHeadComponents(getHeadComponents().filter(node => !isScript(node)))
  replacePostBodyComponents(getPostBodyComponents().filter(node => !isScript(node)))
}
