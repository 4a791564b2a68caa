import type { PreRenderHTMLArgs } from "gatsby"
import { applicationTemplateId, noMedium } from "../shared/deferred-application"

type Document = Pick<PreRenderHTMLArgs, "getPostBodyComponents" | "replacePostBodyComponents">

/**
 * Runs in the page. Scripts that are copied out of a template run (HTML standard, "cloning steps" of the script element).
 * A visitor who acts does not wait until the largest thing is painted and the browser idle. A pointer that lies where
 * the page opens is no act: browsers tell of it as if it had come, but not moved.
 */
const startScript = `(()=>{
const acts=new AbortController()
const start=()=>{
if(acts.signal.aborted)return
acts.abort()
const parts=document.importNode(document.getElementById("${applicationTemplateId}").content,true)
document.head.append(parts.querySelector("[rel=manifest]"))
document.body.append(parts)
}
const act=event=>{
if(event.type!=="pointermove"||event.movementX||event.movementY)start()
}
for(const sign of ["pointermove","pointerdown","touchstart","keydown"])
addEventListener(sign,act,{signal:acts.signal,passive:true,capture:true})
const whenIdle=()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:1000}):setTimeout(start)
const type="largest-contentful-paint"
addEventListener("load",()=>{
if(PerformanceObserver.supportedEntryTypes.includes(type))
new PerformanceObserver(whenIdle).observe({type,buffered:true})
else whenIdle()
})
})()`

/**
 * Lets Gatsby's scripts wait until the page is painted: they lie in a template, which browsers neither load nor run,
 * and a few lines take them out of it once the browser is idle or the visitor points, touches or types. The page works
 * without them until then: links lead on, the menu opens and forms send by the browser alone. The manifest, for those
 * who put the site on their home screen, waits with them: browsers fetch it before they paint.
 * @param stylesheets addresses of what the other pages need besides; they are applied with the first change
 * (`src/browser/full-stylesheet.ts`)
 */
export const deferScripts = (
  { getPostBodyComponents, replacePostBodyComponents }: Document,
  stylesheets: readonly string[],
): void => {
  const inner = { dangerouslySetInnerHTML: { __html: startScript } }
  replacePostBodyComponents([
    <template key="application" id={applicationTemplateId}>
      <link rel="manifest" href="/manifest.webmanifest" />
      {stylesheets.map(href => (
        <link key={href} rel="stylesheet" href={href} media={noMedium} />
      ))}
      {getPostBodyComponents()}
    </template>,
    <script key="start" {...inner} />,
  ])
}
