import type { PreRenderHTMLArgs } from "gatsby"
import { applicationTemplateId, startScript } from "../shared/document-scripts"

type Document = Pick<PreRenderHTMLArgs, "getPostBodyComponents" | "replacePostBodyComponents">

/**
 * Lets Gatsby's scripts wait until the page is painted: they lie in a template, which browsers neither load nor run,
 * and a few lines take them out of it once the browser is idle or the visitor points, touches or types. The page works
 * without them until then: links lead on, the menu opens and forms send by the browser alone. The manifest, for those
 * who put the site on their home screen, waits with them: browsers fetch it before they paint.
 */
export const deferScripts = ({ getPostBodyComponents, replacePostBodyComponents }: Document): void => {
  const inner = { dangerouslySetInnerHTML: { __html: startScript } }
  replacePostBodyComponents([
    <template key="application" id={applicationTemplateId}>
      <link rel="manifest" href="/manifest.webmanifest" />
      {getPostBodyComponents()}
    </template>,
    <script key="start" {...inner} />,
  ])
}
