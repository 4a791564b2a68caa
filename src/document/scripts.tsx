import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby"
import { isValidElement, type ReactNode } from "react"
import { pageHash, pageHashAttribute } from "../shared/hash"
import { applicationTemplateId } from "../shared/reserved-ids"
import { errorScript, menuScript, startScript } from "./inline-scripts"

const inline = (key: string, script: string) => (
  <script key={key} {...{ dangerouslySetInnerHTML: { __html: script } }} />
)

export const setPageHash = ({ pathname, loadPageDataSync, setHtmlAttributes }: RenderBodyArgs): void => {
  setHtmlAttributes({ [pageHashAttribute]: pageHash(loadPageDataSync(pathname).result) } as object)
}

/** Browsers load nothing in a template, not even the manifest, which they would fetch before painting. */
export const deferScripts = (html: PreRenderHTMLArgs): void => {
  html.replaceHeadComponents([inline("start", startScript), ...html.getHeadComponents()])
  html.replacePostBodyComponents([
    <template key="application" id={applicationTemplateId}>
      <link rel="manifest" href="/manifest.webmanifest" />
      {html.getPostBodyComponents()}
    </template>,
  ])
}

const isScript = (node: ReactNode): boolean => isValidElement(node) && node.type === "script"

export const removeScripts = (html: PreRenderHTMLArgs): void => {
  const head = html.getHeadComponents().filter(node => !isScript(node))
  html.replaceHeadComponents([inline("menu", menuScript), ...head])
  html.replacePostBodyComponents([inline("error", errorScript)])
}
