/** The HTML that texts may contain: what GitHub allows, and further inline elements, figures and definitions. */
export const allowedTags: readonly string[] = [
  "a abbr b bdi bdo blockquote br caption center cite code col colgroup dd del details dfn div dl dt em",
  "figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p picture pre q rp rt ruby s samp section small",
  "source span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr",
].flatMap(line => line.split(" "))

/** The allowed attributes by tag, as hast properties; `*` for every tag. */
export const allowedAttributes: Record<string, string[]> = {
  "*": ["id", "title", "lang", "dir"],
  a: ["href", "name"],
  img: ["src", "alt", "width", "height"],
  ol: ["start", "reversed", "type"],
  li: ["value"],
  td: ["colSpan", "rowSpan", "align", "headers"],
  th: ["colSpan", "rowSpan", "align", "scope", "headers"],
  col: ["span"],
  colgroup: ["span"],
  time: ["dateTime"],
  del: ["dateTime"],
  ins: ["dateTime"],
  details: ["open"],
  abbr: ["title"],
  blockquote: ["cite"],
  q: ["cite"],
}
