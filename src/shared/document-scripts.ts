/** The id of the template with Gatsby's scripts (`src/document/scripts.tsx`). */
export const applicationTemplateId = "application"

/**
 * Starts Gatsby's scripts when the largest contentful paint is over and the browser is idle, or at the visitor's first input.
 * Scripts that are copied out of a template run (HTML standard, "cloning steps" of the script element). A `pointermove`
 * without movement is no input: browsers send it for a pointer that was there before the page. Folded sections open when
 * pressed, also where Gatsby's scripts come late or never (`src/styles/folds.css`).
 */
export const startScript = `(()=>{
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

/** Runs in a page without Gatsby's scripts: the footer's year becomes the visitor's. */
export const yearScript = `document.querySelector("footer time").textContent=new Date().getFullYear()`
