/** The id of the template in which the application waits (`src/document/scripts.tsx`). */
export const applicationTemplateId = "application"

/**
 * Runs in the page. Scripts that are copied out of a template run (HTML standard, "cloning steps" of the script element).
 * A visitor who acts does not wait until the largest thing is painted and the browser idle. A pointer that lies where
 * the page opens is no act: browsers tell of it as if it had come, but not moved. What folds
 * opens when pressed, also where the application comes late or never (`src/styles/services.css`).
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

/** Runs in a page without the application: the footer's year becomes the visitor's. */
export const yearScript = `document.querySelector("footer time").textContent=new Date().getFullYear()`

type Font = readonly [family: string, weights: string, base64: string]

const beforeFonts = "for(const[f,w,d]of"
const afterFonts =
  ")document.fonts.add(new FontFace(f,Uint8Array.from(atob(d),c=>c.charCodeAt(0)),{weight:w}))"

/** Runs in the page: adds fonts before the browser lays out its first line. */
export const fontScript = (fonts: readonly Font[]): string => beforeFonts + JSON.stringify(fonts) + afterFonts

const isFontScript = (text: string): boolean => {
  if (!text.startsWith(beforeFonts) || !text.endsWith(afterFonts)) return false
  const data = text.slice(beforeFonts.length, -afterFonts.length)
  return /^\[(?:\["[\w -]+","[\d ]+","[\w+/=]+"\],?)+\]$/.test(data)
}

// A JavaScript text in double quotes: nothing of it is code.
const quoted = '"(?:[^"\\\\]|\\\\.)*"'

/** What Gatsby tells its application: names with texts, and nothing that runs (cache-dir/static-entry.js). */
const gatsbyData = new RegExp(
  `^(?:\\s|/\\*<!\\[CDATA\\[\\*/|/\\*\\]\\]>\\*/|window\\.(?:pagePath|___chunkMapping|___webpackCompilationHash)=${quoted};)+$`,
)

/**
 * Whether a script is one that the build puts into its documents: those above, and what Gatsby tells its application. Any
 * other came with a text, whatever its place in the document.
 */
export const isOwnScript = (text: string): boolean =>
  text === startScript || text === yearScript || isFontScript(text) || gatsbyData.test(text)
