import { mkdirSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { post } from "../content-fixture"
import { article, inFiles } from "./case"

const x = article
const text = post("X", {}, "See [the services](/services).\n")
const bom = "\uFEFF"

const link = (to: string, name: string) => (root: string) => {
  mkdirSync(join(root, "content/posts"), { recursive: true })
  symlinkSync(to, join(root, name))
}

/** Files, their places and names, and front matter that cannot be read. */
export const fileCases = inFiles([
  ["an article", { [x]: text }, "allowed"],
  ["an article in a folder", { "content/posts/x/index.md": text }, "allowed"],
  ["hidden article", { "content/posts/.old-version.md": "no front matter" }, "allowed"],
  ["article in a hidden folder", { "content/posts/.drafts/index.md": "no front matter" }, "allowed"],
  ["macOS's shadow of an article", { "content/posts/._x.md": "\u0000\u0005" }, "allowed"],
  ["macOS's shadow of a JSON file", { "content/._site.json": "\u0000\u0005" }, "allowed"],
  [".DS_Store", { "content/posts/.DS_Store": "x" }, "allowed"],
  ["link to an article", { "elsewhere/x.md": text }, "allowed", link("../../elsewhere/x.md", x)],
  [
    "link to a folder with a mistake",
    { "elsewhere/x/index.md": post("X", { category: "None" }) },
    'error content/posts/x/index.md:4:11: category "None"',
    link("../../elsewhere/x", "content/posts/x"),
  ],
  ["link to nothing", {}, "error the link leads to no file", link("nowhere.md", x)],
  [
    "link to the folder it is in",
    {},
    "error the link leads to a folder that it is in",
    link("..", "content/posts/loop"),
  ],
  ["link to itself", {}, "error the link leads to itself", link("x.md", x)],
  [
    "upper case in a name",
    { "content/posts/My-Post.md": text },
    'error the name "My-Post" is not made of lower-case letters, digits and hyphens',
  ],
  ["space in a name", { "content/posts/my post.md": text }, "error is not made of lower-case letters"],
  ["underscore in a name", { "content/posts/my_post.md": text }, "error is not made of lower-case letters"],
  ["emoji in a name", { "content/posts/launch-🚀.md": text }, "error is not made of lower-case letters"],
  ["Hindi in a name", { "content/posts/वेब.md": text }, "error is not made of lower-case letters"],
  ["dot in a name", { "content/posts/v1.2.md": text }, "error is not made of lower-case letters"],
  [
    "folder named like a file",
    { "content/posts/foo.md/index.md": text },
    "error is not made of lower-case letters",
  ],
  ["two files of one slug", { "content/posts/second.md": text }, 'error the slug "second" is taken by'],
  [
    "slug of another page",
    { "content/posts/page.md": text },
    'error the slug "page" belongs to another page',
  ],
  ["slug 404", { "content/posts/404.md": text }, 'error the slug "404" belongs to another page'],
  [
    "article in a folder too deep",
    { "content/posts/2025/10/x.md": text },
    "error no text is looked for here; expected content/posts/<slug>.md",
  ],
  [
    "article in a folder under another name",
    { "content/posts/x/x.md": text },
    "error no text is looked for here; expected content/posts/<slug>.md",
  ],
  [
    "Index.md",
    { "content/posts/x/Index.md": text },
    "error no text is looked for here; expected content/posts/<slug>.md",
  ],
  ["index.md without a folder", { "content/posts/index.md": text }, "error no text is looked for here"],
  ["misspelt folder", { "content/post/x.md": text }, 'error did you mean "posts"?'],
  ["article beside the folders", { "content/x.md": text }, "error nothing shows a text in this place"],
  ...([".MD", ".mdx", ".markdown", ".txt", ".md.txt", ".Md"] as const).map(
    ending =>
      [
        `ending ${ending}`,
        { [`content/posts/x${ending}`]: text },
        "error only files whose name ends in .md are shown; rename it",
      ] as [string, Record<string, string>, string],
  ),
  ...([".docx", ".doc", ".odt", ".rtf", ".html", ".htm", ".pages", ""] as const).map(
    ending =>
      [
        `ending ${ending || "none"}`,
        { [`content/posts/x${ending}`]: "x" },
        "error no page shows such a file",
      ] as [string, Record<string, string>, string],
  ),
  [
    "document that a text links to",
    {
      [x]: post("X", {}, "[The paper](paper.docx), [services](/services)\n"),
      "content/posts/paper.docx": "x",
    },
    "allowed",
  ],
  [
    "folder with an image and no text",
    { "content/posts/x/a.svg": "<svg/>" },
    "error the folder holds no text; expected the file content/posts/x/index.md",
  ],
  [
    "names that differ in case alone",
    { "content/posts/second/Cover.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>' },
    "error in case alone",
  ],
  ["BOM before an article", { [x]: bom + text }, "allowed"],
  ["CRLF", { [x]: text.replaceAll("\n", "\r\n") }, "allowed"],
  ["CR alone", { [x]: text.replaceAll("\n", "\r") }, "error the lines end in CR alone"],
  [
    "Latin-1",
    { [x]: Buffer.from(text.replace("title: X", "title: Café"), "latin1") },
    "error content/posts/x.md:2: the file is not UTF-8 text",
  ],
  ["UTF-16", { [x]: Buffer.from(`\uFEFF${text}`, "utf16le") }, "error the file is not UTF-8 text"],
  ["empty file", { [x]: "" }, "error the file does not begin with front matter"],
  ["no front matter", { [x]: "# X\n\nText" }, "error the file does not begin with front matter"],
  ["empty line first", { [x]: `\n${text}` }, "error the file begins with an empty line"],
  ["front matter not closed", { [x]: "---\ntitle: X\n\nText" }, "error the front matter is not closed"],
  [
    "front matter not closed, a rule later",
    { [x]: "---\ntitle: X\n\nText goes on\n\n---\n\nMore" },
    "error content/posts/x.md:4:1: the front matter is not closed; expected a line --- before this one",
  ],
  [
    "front matter closed by four hyphens",
    { [x]: text.replace("\n---\n\n", "\n----\n\n") },
    "error expected a line of three hyphens alone",
  ],
  [
    "front matter of JavaScript",
    { [x]: "---js\n{}\n---\n" },
    "error the file does not begin with front matter",
  ],
  ["front matter a list", { [x]: "---\n- a\n---\nText" }, "error the front matter is not a list of fields"],
  ["front matter a text", { [x]: "---\nhello\n---\nText" }, "error the front matter is not a list of fields"],
  ["front matter empty", { [x]: "---\n---\nText" }, "error title is missing"],
  [
    "a field twice",
    { [x]: text.replace("title: X", "title: X\ntitle: Y") },
    "error the field stands here a second time",
  ],
  [
    "tab in the front matter",
    { [x]: text.replace("tags: [SEO]", "tags:\n  - SEO\n\t- Cohort Analysis") },
    "error a tab stands at the beginning of the line; use spaces instead",
  ],
  [
    "no space behind a colon",
    { [x]: text.replace("title: X", "title:X") },
    "error after the colon of a field comes a space",
  ],
  [
    "merge marks in the front matter",
    { [x]: text.replace("title: X", "<<<<<<< HEAD\ntitle: X\n=======\ntitle: Y\n>>>>>>> b") },
    "error content/posts/x.md:2:1: a merge has left two versions here",
  ],
  ["empty body", { [x]: text.replace(/\n\nSee.*/s, "\n\n \n") }, "error the body is empty"],
  ["body a comment alone", { [x]: text.replace(/See.*/s, "<!-- later -->\n") }, "error the body is empty"],
  [
    "control character in a body",
    { [x]: text.replace("See", "S\u000bee") },
    "error content/posts/x.md:9:2: the control character U+000B cannot be shown and breaks the feeds",
  ],
  ["bell in a body", { [x]: text.replace("See", "See\u0007") }, "error control character U+0007"],
  ["null in a body", { [x]: text.replace("See", "See\u0000") }, "error control character U+0000"],
  ["tab in a body", { [x]: text.replace("See", "a\tb") }, "allowed"],
  [
    "very long text",
    { [x]: text + "A sentence of some length.\n\n".repeat(50_000) },
    "error the file has 1.4 MB",
  ],
  ["long text", { [x]: text + "A sentence of some length. ".repeat(8000) }, "warning the file has 0.2 MB"],
])
