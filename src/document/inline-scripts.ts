import { applicationTemplateId, scriptsAttribute } from "../shared/reserved-ids"
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

/** For scripts that are blocked, broken or never come, milliseconds after which the ways without them are shown. */
const patience = 5_000

/**
 * Starts Gatsby's scripts after the largest contentful paint, or at the first input, which a motionless `pointermove` is not. In the
 * head, so that the first paint shows what scripts will serve, and takes that back if they fail before the page is hydrated.
 */
export const startScript = `(()=>{
const page=document.documentElement
const name="${scriptsAttribute}"
const listeners=new AbortController()
const giveUp=()=>{
if(page.getAttribute(name)==="awaited")page.removeAttribute(name)
}
const start=()=>{
const template=document.getElementById("${applicationTemplateId}")
if(listeners.signal.aborted||!template)return
listeners.abort()
addEventListener("error",({target})=>{
if(target===window||target.nodeName==="SCRIPT")giveUp()
},true)
addEventListener("unhandledrejection",giveUp)
setTimeout(giveUp,${patience})
const parts=document.importNode(template.content,true)
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
if(window.PerformanceObserver&&PerformanceObserver.supportedEntryTypes.includes(type))
new PerformanceObserver(whenIdle).observe({type,buffered:true})
else whenIdle()
})
page.setAttribute(name,"awaited")
})()`

/** In the head of error pages, whose menu needs no other script in browsers that know invoker commands. */
export const menuScript = `if("commandForElement"in HTMLButtonElement.prototype)document.documentElement.setAttribute("${scriptsAttribute}","")`

/** Also leaves a retired address before its refresh would, so that Back doesn't return to it. */
export const errorScript = `document.querySelector("footer time").textContent=new Date().getFullYear()
const[seconds,to]=document.querySelector("[http-equiv=refresh]")?.content.split(";url=")??[]
if(to)setTimeout(()=>location.replace(to),seconds*1000-100)`
