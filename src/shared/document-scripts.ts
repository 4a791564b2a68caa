/** The id of the template with Gatsby's scripts (`src/document/scripts.tsx`). */
export const applicationTemplateId = "application"

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
