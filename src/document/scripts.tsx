import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby"
import { isValidElement, type ReactNode } from "react"
import { applicationTemplateId, startScript, yearScript } from "../shared/document-scripts"
import { pageHash, pageHashAttribute } from "../shared/hash"

type Body = Pick<RenderBodyArgs, "pathname" | "loadPageDataSync" | "setHtmlAttributes">
type Html = Pick<
  PreRenderHTMLArgs,
  "getHeadComponents" | "replaceHeadComponents" | "getPostBodyComponents" | "replacePostBodyComponents"
>

const inline = (key: string, script: string) => (
  <script key={key} {...{ dangerouslySetInnerHTML: { __html: script } }} />
)

/** Marks a document with a hash of the data it shows, by which the browser notices newer data (`src/browser/version-mismatch.ts`). */
export const setPageHash = ({ pathname, loadPageDataSync, setHtmlAttributes }: Body): void => {
  const attributes: object = { [pageHashAttribute]: pageHash(loadPageDataSync(pathname).result) }
  setHtmlAttributes(attributes)
}

/**
 * Delays Gatsby's scripts until the page is painted: they are in a template, which browsers neither load nor run, and a
 * short script takes them out once the browser is idle or the visitor points, touches or types. Until then links, the menu
 * and forms work without them. The web manifest waits too: browsers fetch it before they paint.
 */
export const deferScripts = ({ getPostBodyComponents, replacePostBodyComponents }: Html): void =>
  replacePostBodyComponents([
    <template key="application" id={applicationTemplateId}>
      <link rel="manifest" href="/manifest.webmanifest" />
      {getPostBodyComponents()}
    </template>,
    inline("start", startScript),
  ])

const isScript = (node: ReactNode): boolean => isValidElement(node) && node.type === "script"

/** Removes Gatsby's scripts from a document: those in the head and all after the body, where one line sets the visitor's year. */
export const removeScripts = (html: Html): void => {
  html.replaceHeadComponents(html.getHeadComponents().filter(node => !isScript(node)))
  html.replacePostBodyComponents([inline("year", yearScript)])
}
