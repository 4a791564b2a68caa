import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby"
import { isValidElement, type ReactNode } from "react"
import { pageHash, pageHashAttribute } from "../shared/hash"
import { applicationTemplateId } from "../shared/reserved-ids"

/** Starts Gatsby's scripts after the largest contentful paint, or at the first input, which a motionless `pointermove` is not. */
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

export const yearScript = `document.querySelector("footer time").textContent=new Date().getFullYear()`

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

const isScript = (node: ReactNode): boolean => isValidElement(node) && node.type === "script"

export const removeScripts = (html: PreRenderHTMLArgs): void => {
  html.replaceHeadComponents(html.getHeadComponents().filter(node => !isScript(node)))
  html.replacePostBodyComponents([inline("year", yearScript)])
}
