import { readFileSync } from "node:fs"
import { isAmpPath } from "../../src/addresses"
import { isBuilt, readDocument } from "../support/documents"
import { sitePaths } from "../support/site-paths"

describe.each(sitePaths().filter(path => !isAmpPath(path)))("%s", path => {
  const { root } = readDocument(path)
  const targets = (rel: string) =>
    root.querySelectorAll(`head link[rel="${rel}"]`).map(link => link.getAttribute("href") ?? "")

  test("brings its two fonts along, so that its text waits for no request", () => {
    const script =
      root.querySelectorAll("head script").find(({ text }) => text.includes("FontFace"))?.text ?? ""
    const fonts = [...script.matchAll(/\["([^"]+)","[\d ]+","([A-Za-z0-9+/=]{9000,})"\]/g)]
    expect(fonts.map(([, family]) => family)).toEqual(["Newsreader", "Schibsted Grotesk"])
    expect(targets("preload").filter(file => file.endsWith(".woff2"))).toEqual([])
  })

  test("has icons, a manifest, and a colour for the browser's frame in either theme", () => {
    const files = [...targets("icon"), ...targets("apple-touch-icon"), ...targets("manifest")]
    expect(files).toHaveLength(4)
    expect(files.every(isBuilt)).toBe(true)
    expect(root.querySelectorAll('head meta[name="theme-color"][media]')).toHaveLength(2)
  })
})

test("the manifest's icons are there", () => {
  const { icons, name } = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8"))
  expect(name).not.toBe("")
  expect(icons.length).toBeGreaterThan(0)
  expect(icons.filter(({ src }: { src: string }) => !isBuilt(src))).toEqual([])
})
