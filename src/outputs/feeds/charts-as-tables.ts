import { parse } from "node-html-parser"

/**
 * Turns the charts of an article into what a feed reader can show without this site's style: title, subtitle, the words for
 * those who cannot see the drawing, and the table of its numbers. The rest of the HTML is left as it is.
 */
export const chartsAsTables = (html: string): string => {
  if (!html.includes("chart-figure")) return html
  // Code blocks stay text: nothing of them is parsed.
  const body = parse(html, { blockTextElements: { pre: true, script: true, style: true }, comment: true })
  for (const figure of body.querySelectorAll("figure.chart-figure")) {
    // As it stands in the HTML, escaped.
    const words = figure.querySelector("svg[role=img]")?.rawAttributes["aria-label"] ?? ""
    const caption = figure.querySelectorAll(".chart-title, .chart-subtitle").map(one => one.outerHTML)
    const notes = figure.querySelectorAll(".chart-foot p").map(one => one.outerHTML)
    const table = figure.querySelector(".chart-numbers table")?.outerHTML ?? ""
    figure.innerHTML = `<figcaption>${caption.join("")}</figcaption><p>${words}</p>${table}${notes.join("")}`
  }
  return body.toString()
}
