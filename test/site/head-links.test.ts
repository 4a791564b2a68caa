import { readFileSync } from "node:fs"
import retired from "../../content/retired.json"
import { isAmpPath } from "../../src/shared/addresses"
import { isErrorPath } from "../../src/shared/page-status"
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

  test("has icons, and a colour for the browser's frame in either theme", () => {
    const files = [...targets("icon"), ...targets("apple-touch-icon")]
    expect(files).toHaveLength(3)
    expect(files.every(isBuilt)).toBe(true)
    expect(root.querySelectorAll('head meta[name="theme-color"][media]')).toHaveLength(2)
  })

  test("has a manifest that waits until the page is painted; notices have none", () => {
    const manifests = root.querySelectorAll("template link[rel=manifest]")
    expect(manifests.map(link => link.getAttribute("href"))).toEqual(
      isErrorPath(path, retired.posts) ? [] : ["/manifest.webmanifest"],
    )
    expect(targets("manifest")).toEqual([])
  })
})

test("the manifest's icons are there", () => {
  const { icons, name } = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8"))
  expect(name).not.toBe("")
  expect(icons.length).toBeGreaterThan(0)
  expect(icons.filter(({ src }: { src: string }) => !isBuilt(src))).toEqual([])
})
