import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby"
import { isValidElement, type ReactNode } from "react"
import { pageHash, pageHashAttribute } from "../shared/hash"
import { applicationTemplateId } from "../shared/reserved-ids"

/**
 * Starts Gatsby's scripts after the largest contentful paint once the browser is idle, or at the visitor's first input.
 * Scripts cloned from a template run (HTML standard, "cloning steps" of the script element). A `pointermove` without movement
 * is not input: browsers send it for a pointer already over the page. Folded sections open on click even if Gatsby's scripts
 * load late or never (`src/styles/folds.css`).
 */
export const startScript = `(()=>{
const listeners=new AbortController()
const start=()=>{
if(listeners.signal.aborted)return
listeners.abort()
const parts=document.importNode(document.getElementById("${applicationTemplateId}").content,true)
document.head.append(parts.querySelector("[rel=manifest]"))
document.body.append(parts)
}
const onInput=event=>{
if(event.type!=="pointermove"||event.movementX||event.movementY)start()
}
for(const eventType of ["pointermove","pointerdown","touchstart","keydown"])
addEventListener(eventType,onInput,{signal:listeners.signal,passive:true,capture:true})
addEventListener("click",event=>{
const fold=event.target.closest(".fold:not([data-folded])>summary")?.parentNode
if(!fold||!matchMedia("(max-width:63.99rem)").matches)return
event.preventDefault()
fold.dataset.folded=""
})
const whenIdle=()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:1000}):setTimeout(start)
const type="largest-contentful-paint"
addEventListener("load",()=>{
if(PerformanceObserver.supportedEntryTypes.includes(type))
new PerformanceObserver(whenIdle).observe({type,buffered:true})
else whenIdle()
})
})()`

/** Sets the footer's year in pages without Gatsby's scripts. */
export const yearScript = `document.querySelector("footer time").textContent=new Date().getFullYear()`

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
