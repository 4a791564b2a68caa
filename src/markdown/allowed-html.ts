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

/** WHATWG HTML, "Void elements". */
export const voidTags: ReadonlySet<string> = new Set(
  "area base br col embed hr img input link meta param source track wbr".split(" "),
)

/** Tags that need no end tag (WHATWG HTML, "Optional tags"). */
export const optionalEndTags: ReadonlySet<string> = new Set(
  "li dt dd p rt rp thead tbody tfoot tr td th colgroup caption".split(" "),
)

/** What to write instead of a forbidden tag. */
export const alternatives: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    "remove it, since texts cannot run scripts; use an image for a chart, and a link on its own line for a video":
      "script",
    "write the address as a link on its own line; a link to a video becomes a poster":
      "iframe frame object embed video audio track",
    "link to /contact, which has a form": "form",
    "write a task list as markdown: - [ ] a task": "input",
    "write a link": "button",
    "write a list": "select",
    "write the text itself": "textarea",
    "remove it, since the site has its own styles": "style link font",
    "save the drawing as a file beside the text and write ![what it shows](drawing.svg)": "svg",
    "write a code fence with the language formula": "math",
    "write the title in the front matter": "title",
    "remove it": "meta base head template",
    "remove the tag and keep its content": "html body main noscript",
  }).flatMap(([advice, tags]) => tags.split(" ").map(tag => [tag, advice])),
)
