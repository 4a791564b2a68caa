import { applicationTemplateId } from "../shared/reserved-ids"
import { inlinedFonts } from "./font-data"

const fonts = JSON.stringify(
  inlinedFonts.map(({ family, weights, data, range }) => [family, weights, data, ...(range ? [range] : [])]),
)

/**
 * Runs before the first layout: font files take half a second on slow connections, and with `@font-face` text would shift. Phones
 * take 0.1 s longer without `fromBase64`, which browsers have since 2025.
 */
export const fontScript = `{const bytes=d=>Uint8Array.fromBase64?Uint8Array.fromBase64(d):Uint8Array.from(atob(d),c=>c.charCodeAt(0))
for(const[f,w,d,unicodeRange]of${fonts})document.fonts.add(new FontFace(f,bytes(d),{weight:w,unicodeRange}))}`

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
const whenIdle=()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:1000}):setTimeout(start)
const type="largest-contentful-paint"
addEventListener("load",()=>{
if(PerformanceObserver.supportedEntryTypes.includes(type))
new PerformanceObserver(whenIdle).observe({type,buffered:true})
else whenIdle()
})
})()`

/** Also leaves a retired address before its refresh would, so that Back doesn't return to it. */
export const errorScript = `document.querySelector("footer time").textContent=new Date().getFullYear()
const[seconds,to]=document.querySelector("[http-equiv=refresh]")?.content.split(";url=")??[]
if(to)setTimeout(()=>location.replace(to),seconds*1000-100)`
