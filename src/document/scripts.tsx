import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby"
import { isValidElement, type ReactNode } from "react"
import { applicationTemplateId, startScript, yearScript } from "../shared/document-scripts"
import { pageHash, pageHashAttribute } from "../shared/hash"

const inline = (key: string, script: string) => (
  <script key={key} {...{ dangerouslySetInnerHTML: { __html: script } }} />
)

/** Marks a document with the hash of its page data, so that the browser notices newer data (`src/browser/version-mismatch.ts`). */
export const setPageHash = ({ pathname, loadPageDataSync, setHtmlAttributes }: RenderBodyArgs): void => {
  const attributes: object = { [pageHashAttribute]: pageHash(loadPageDataSync(pathname).result) }
  setHtmlAttributes(attributes)
}

/**
 * Delays Gatsby's scripts until the page is painted: browsers neither load nor run scripts in a template, and a short inline
 * script inserts them once the browser is idle or the visitor points, touches or types. Until then links, the menu and forms
 * work as plain HTML. The web manifest waits too, since browsers fetch it before they paint.
 */
export const deferScripts = ({ getPostBodyComponents, replacePostBodyComponents }: PreRenderHTMLArgs): void =>
  replacePostBodyComponents([
    <template key="application" id={applicationTemplateId}>
      <link rel="manifest" href="/manifest.webmanifest" />
      {getPostBodyComponents()}
    </template>,
    inline("start", startScript),
  ])

const isScript = (node: ReactNode): boolean => isValidElement(node) && node.type === "script"

/** Removes Gatsby's scripts from a document and leaves only the line that sets the current year. */
export const removeScripts = (html: PreRenderHTMLArgs): void => {
  html.replaceHeadComponents(html.getHeadComponents().filter(node => !isScript(node)))
  html.replacePostBodyComponents([inline("year", yearScript)])
}
