import { parse } from "node-html-parser"

const tag = /<[a-z][a-z0-9-]*(?:\s+[^\s=>]+(?:="[^"]*")?)*\s*\/?>/gi
const pageAttributes = /\s(?:class|id|style|tabindex|role|loading|decoding|aria-[a-z]+)="[^"]*"/gi

/** Makes URLs absolute, in tags only. @param html as our renderer writes it: values in double quotes, `<` in text escaped */
export const absoluteHtml = (html: string, url: string): string => {
  const absolute = (address: string): string => new URL(address, url).href
  const absoluteSrcset = (set: string): string =>
    set
      .split(/,\s+|,(?=\/)/)
      .map(candidate => {
        const [address = "", ...size] = candidate.trim().split(/\s+/)
        return [absolute(address), ...size].join(" ")
      })
      .join(", ")
  return html.replace(tag, text =>
    text
      .replace(pageAttributes, "")
      .replace(
        /\s(href|src)="([^"]*)"/g,
        (_, name: string, address: string) => ` ${name}="${absolute(address)}"`,
      )
      .replace(/\ssrcset="([^"]*)"/gi, (_, set: string) => ` srcset="${absoluteSrcset(set)}"`),
  )
}

export const chartsAsTables = (html: string): string => {
  if (!html.includes("chart-figure")) return html
  const body = parse(html, { blockTextElements: { pre: true, script: true, style: true }, comment: true })
  for (const figure of body.querySelectorAll("figure.chart-figure")) {
    const words = figure.querySelector("svg[role=img]")?.rawAttributes["aria-label"] ?? ""
    const caption = figure.querySelectorAll(".chart-title, .chart-subtitle").map(element => element.outerHTML)
    const notes = figure.querySelectorAll(".chart-foot p").map(element => element.outerHTML)
    const table = figure.querySelector(".chart-numbers table")?.outerHTML ?? ""
    figure.innerHTML = `<figcaption>${caption.join("")}</figcaption><p>${words}</p>${table}${notes.join("")}`
  }
  return body.toString()
}
