import sharp from "sharp"
import { type Files, post } from "../content-fixture"
import { type Case, inFiles } from "./case"

const folder = "content/posts/x"

const withImage = (name: string, content: string | Uint8Array, cover = false): Files => ({
  [`${folder}/index.md`]: post(
    "X",
    cover ? { cover: name } : {},
    `${cover ? "" : `![A plan](${name})\n\n`}See [the services](/services).\n`,
  ),
  [`${folder}/${name}`]: content,
})

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#345" } })

/** Noise does not compress, so that a small image has many bytes. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#345",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })

const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${body}</svg>`

/** What is drawn, and what is said of it. */
const drawings: [name: string, body: string, expected: string][] = [
  ["in colours of the theme", '<path fill="var(--data, #0f6b78)" d="M0 0h9v9z"/>', "allowed"],
  ["with a style of its own", "<style>path { fill: var(--ink) }</style><path d='M0 0h9v9z'/>", "allowed"],
  ["with a title", "<title>A plan</title><path d='M0 0h9v9z'/>", "allowed"],
  [
    "with a colour that no theme has",
    '<path fill="var(--dta)" d="M0 0h9v9z"/>',
    'error names the colour "--dta"',
  ],
  ["with text", '<text x="1" y="8">Orders</text>', 'error holds the text "Orders"'],
  ["with a script", "<script>alert(1)</script>", "error holds a script, which no page runs"],
  ["with an event handler", '<path onclick="alert(1)" d="M0 0h9v9z"/>', "error holds a script (onclick)"],
  ["with HTML inside", "<foreignObject/>", "error holds HTML (<foreignObject>)"],
  [
    "that shows another file",
    '<image href="photo.png"/>',
    'error shows "photo.png", but an image sees no other',
  ],
  ["with a style of another file", "<style>@import 'a.css';</style>", "error shows a style of another file"],
  ["with a font", "<style>@font-face{font-family:X}</style>", "error brings a font of its own"],
  [
    "with a file in its style",
    "<style>path{fill:url(a.svg#b)}</style>",
    'error shows "a.svg#b", but an image sees no other',
  ],
  ["of 120 kB", `<path d="${"M0 0h9v9z".repeat(13_400)}"/>`, "error expected at most 100 kB of a drawing"],
  [
    "as a cover of 12 kB",
    `<path d="${"M0 0h9v9z".repeat(1400)}"/>`,
    "warning much for a drawing that lists show",
  ],
]

/** Image files that are opened. */
export const imageFileCases = async (): Promise<Case[]> => {
  const png = await plain(1300, 700).png().toBuffer()
  const jpeg = await noise(400, 300).jpeg().toBuffer()
  const portrait = await plain(1300, 700).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  return inFiles([
    ["photograph", withImage("a.jpg", jpeg), "allowed"],
    ["portrait photograph with an orientation", withImage("a.jpg", portrait), "allowed"],
    ["PNG", withImage("a.png", png), "allowed"],
    ["WebP", withImage("a.webp", await plain(10, 10).webp().toBuffer()), "allowed"],
    ["AVIF", withImage("a.avif", await plain(16, 16).avif().toBuffer()), "allowed"],
    ["GIF in a text", withImage("a.gif", await plain(10, 10).gif().toBuffer()), "allowed"],
    [
      "drawing as a cover",
      withImage("a.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', true),
      "allowed",
    ],
    ...drawings.map(([name, body, expected]): [string, Files, string] => [
      `drawing ${name}`,
      withImage("a.svg", svg(body), name.startsWith("as a cover")),
      expected,
    ]),
    ["cover", withImage("a.png", png, true), "allowed"],
    [
      "GIF as a cover",
      withImage("a.gif", await plain(10, 10).gif().toBuffer(), true),
      "error is a GIF, which comes in no sizes",
    ],
    [
      "small cover",
      withImage("a.png", await plain(300, 200).png().toBuffer(), true),
      "warning is 300 pixels wide and stands smaller than a cover does",
    ],
    [
      "cover that is not there",
      { [`${folder}/index.md`]: post("X", { cover: "cover.png" }) },
      `error cover "cover.png" is missing; expected the file ${folder}/cover.png`,
    ],
    [
      "cover elsewhere",
      { [`${folder}/index.md`]: post("X", { cover: "https://x.example/a.png" }) },
      "error is not an image beside the text",
    ],
    ["cover blank", { [`${folder}/index.md`]: post("X", { cover: "" }) }, "error cover is empty"],
    [
      "text named .png",
      withImage("a.png", "no image"),
      `error ${folder}/a.png: the image is no image, or a damaged one`,
    ],
    [
      "web page named .png",
      withImage("a.png", "<!doctype html><html></html>"),
      "error the image is a web page and no image",
    ],
    ["no bytes", withImage("a.png", ""), "error the image is empty"],
    [
      "photograph whose end is missing",
      withImage("a.jpg", jpeg.subarray(0, jpeg.length / 2)),
      "error the image is no image, or a damaged one",
    ],
    [
      "PNG whose end is missing",
      withImage("a.png", png.subarray(0, png.length / 2)),
      "error the image is no image, or a damaged one",
    ],
    [
      "HEIC",
      withImage("a.heic", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0heicmif1", "latin1")),
      "error is a kind of image that browsers do not show",
    ],
    [
      "HEIC named .jpg",
      withImage("a.jpg", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0heicmif1", "latin1")),
      "error the image is a HEIC image",
    ],
    [
      "TIFF",
      withImage("a.tiff", await plain(10, 10).tiff().toBuffer()),
      "error is a kind of image that browsers do not show",
    ],
    [
      "TIFF named .png",
      withImage("a.png", await plain(10, 10).tiff().toBuffer()),
      "error is of a kind that browsers do not show",
    ],
    [
      "PNG named .jpg",
      withImage("a.jpg", await plain(10, 10).png().toBuffer()),
      "warning is a .png image by its contents",
    ],
    ["SVG that is broken", withImage("a.svg", "<svg"), "error the image is no image, or a damaged one"],
    [
      "60 million pixels",
      withImage("a.png", await plain(10_000, 6000).png({ compressionLevel: 1 }).toBuffer()),
      "error the image has 10000 × 6000 pixels; expected at most 40 million",
    ],
    [
      "more than 20 MB",
      withImage("a.png", Buffer.concat([png, Buffer.alloc(20_000_000)])),
      "error the image has 20.0 MB; expected at most 20.0 MB",
    ],
    [
      "heavier than it need be",
      withImage("a.png", await noise(1000, 700).png().toBuffer()),
      "warning the image has",
    ],
    [
      "image of another case",
      {
        ...withImage("a.png", png),
        [`${folder}/index.md`]: post("X", {}, "![A plan](A.png) [x](/services)"),
      },
      'error did you mean "a.png"?',
    ],
  ])
}
