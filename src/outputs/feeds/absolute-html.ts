const tag = /<[a-z][a-z0-9-]*(?:\s+[^\s=>]+(?:="[^"]*")?)*\s*\/?>/gi
const inPageOnly = /\s(?:class|id|style|tabindex|role|loading|decoding|aria-[a-z]+)="[^"]*"/gi

/**
 * Makes an article's HTML fit to be read elsewhere: addresses in full, and without the attributes that serve the page it
 * comes from. Only tags are touched, so an address in a code example stays as written.
 * @param html as the markdown renderer writes it: double quotes around values, `<` in text escaped
 * @param url the article's own full address, which fragments and relative paths belong to
 */
export const absoluteHtml = (html: string, url: string): string => {
  const full = (address: string): string => new URL(address, url).href
  const fullSet = (set: string): string =>
    set
      .split(/,\s+|,(?=\/)/)
      .map(candidate => {
        const [address = "", ...size] = candidate.trim().split(/\s+/)
        return [full(address), ...size].join(" ")
      })
      .join(", ")
  return html.replace(tag, text =>
    text
      .replace(inPageOnly, "")
      .replace(/\s(href|src)="([^"]*)"/g, (_, name: string, address: string) => ` ${name}="${full(address)}"`)
      .replace(/\ssrcset="([^"]*)"/gi, (_, set: string) => ` srcset="${fullSet(set)}"`),
  )
}
