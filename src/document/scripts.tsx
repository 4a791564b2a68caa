import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby"
import { Fragment, isValidElement, type ReactNode } from "react"
import { pageHash, pageHashAttribute } from "../shared/hash"
import { notFoundPaths } from "../shared/paths"
import { applicationTemplateId } from "../shared/reserved-ids"
import { errorScript, startScript } from "./inline-scripts"

const inline = (key: string, script: string) => (
  <script key={key} {...{ dangerouslySetInnerHTML: { __html: script } }} />
)

export const setPageHash = ({ pathname, loadPageDataSync, setHtmlAttributes }: RenderBodyArgs): void => {
  setHtmlAttributes({ [pageHashAttribute]: pageHash(loadPageDataSync(pathname).result) } as object)
}

/** Browsers load nothing in a template, not even the manifest, which they would fetch before painting. */
export const deferScripts = ({ getPostBodyComponents, replacePostBodyComponents }: PreRenderHTMLArgs): void =>
  replacePostBodyComponents([
    <template key="application" id={applicationTemplateId}>
      <link rel="manifest" href="/manifest.webmanifest" />
      {getPostBodyComponents()}
    </template>,
    inline("start", startScript),
  ])

const errorMark = "error-page"

type ErrorContext = { movedTo?: string; answersBelow?: string }

/** Leaves a mark in the head for `isErrorPage`: only here does Gatsby give the page's context. */
export const markErrorPage = ({ pathname, loadPageDataSync, setHeadComponents }: RenderBodyArgs): void => {
  const { movedTo, answersBelow } = (loadPageDataSync(pathname).result.pageContext ?? {}) as ErrorContext
  if (movedTo || answersBelow || notFoundPaths.includes(pathname.replace(/\/$/, "")))
    setHeadComponents([<Fragment key={errorMark} />])
}

export const isErrorPage = ({ getHeadComponents }: PreRenderHTMLArgs): boolean =>
  getHeadComponents().some(node => isValidElement(node) && node.key === errorMark)

const isScript = (node: ReactNode): boolean => isValidElement(node) && node.type === "script"

export const removeScripts = (html: PreRenderHTMLArgs): void => {
  html.replaceHeadComponents(html.getHeadComponents().filter(node => !isScript(node)))
  html.replacePostBodyComponents([inline("year", errorScript)])
}
