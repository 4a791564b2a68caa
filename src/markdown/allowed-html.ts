/**
 * The HTML that a text may hold beside markdown: what GitHub's dialect of markdown lets through, with the words, figures
 * and definitions of HTML that it leaves out. The check refuses the rest and the page leaves it out.
 */
export const allowedTags: readonly string[] = [
  "a abbr b bdi bdo blockquote br caption center cite code col colgroup dd del details dfn div dl dt em",
  "figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p picture pre q rp rt ruby s samp section small",
  "source span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr",
].flatMap(line => line.split(" "))

/** The attributes that mean something here, by tag; `*` for every tag. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  "*": ["id", "title", "lang", "dir"],
  a: ["href", "name"],
  img: ["src", "alt", "width", "height"],
  ol: ["start", "reversed", "type"],
  li: ["value"],
  td: ["colspan", "rowspan", "align", "headers"],
  th: ["colspan", "rowspan", "align", "scope", "headers"],
  col: ["span"],
  colgroup: ["span"],
  time: ["datetime"],
  del: ["datetime"],
  ins: ["datetime"],
  details: ["open"],
  abbr: ["title"],
  blockquote: ["cite"],
  q: ["cite"],
}

/** Tags without an end (WHATWG HTML, "Void elements"). */
export const voidTags: ReadonlySet<string> = new Set(
  "area base br col embed hr img input link meta param source track wbr".split(" "),
)

/** Tags whose end may be left out (WHATWG HTML, "Optional tags"). */
export const endMayBeLeftOut: ReadonlySet<string> = new Set(
  "li dt dd p rt rp thead tbody tfoot tr td th colgroup caption".split(" "),
)

/** What to write instead of a tag that is refused. */
export const alternatives: Readonly<Record<string, string>> = {
  script: "remove it, since no text runs scripts; a chart is an image, a video a link on a line of its own",
  iframe: "write the address as a link on a line of its own; a video becomes a poster that leads to it",
  frame: "write the address as a link",
  object: "write the address as a link",
  embed: "write the address as a link on a line of its own",
  video: "write the address of the video as a link on a line of its own",
  audio: "write the address of the recording as a link",
  track: "write the address of the video as a link on a line of its own",
  form: "write a link to /contact, whose form is read",
  input: "write a task list as markdown: - [ ] a task",
  button: "write a link",
  select: "write a list",
  textarea: "write the text itself",
  style: "remove it, since the site's own styles hold",
  link: "remove it, since the site's own styles hold",
  font: "remove it and keep its words, since the site's own styles hold",
  svg: "save the drawing as a file beside the text and write ![what it shows](drawing.svg)",
  math: "write a code fence with the language formula",
  meta: "remove it",
  base: "remove it",
  html: "remove it and keep what is within",
  head: "remove it",
  body: "remove it and keep what is within",
  main: "remove it and keep what is within",
  title: "write the title into the front matter",
  template: "remove it",
  noscript: "remove it and keep what is within",
}
