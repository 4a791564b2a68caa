import { GatsbyImage, type IGatsbyImageData } from "gatsby-plugin-image"
import type { ReactElement } from "react"
import { render, tags } from "../../../test/support/render"
import { Cover, GatsbyImageContext } from "./cover"

const drawing = { src: "/static/a/drawing-themed.svg", width: 1600, height: 900 }
const image: IGatsbyImageData = {
  layout: "constrained",
  width: 1200,
  height: 675,
  images: {
    sources: [{ type: "image/webp", srcSet: "/a.webp 300w", sizes: "100vw" }],
    fallback: { src: "/a.png", srcSet: "/a.png 300w", sizes: "100vw" },
  },
}

test("a drawing is one image with its measures, without words, fetched when it comes near", () => {
  const [img, ...others] = tags(render(<Cover file={{ drawing, childImageSharp: null }} />), "img")
  expect(img).toContain('src="/static/a/drawing-themed.svg" width="1600" height="900" alt="" loading="lazy"')
  expect(others).toEqual([])
})

test("one above the fold is fetched at once", () => {
  const html = render(<Cover file={{ drawing, childImageSharp: null }} priority />)
  expect(html).toContain('loading="eager"')
})

test("a photograph comes in sizes, of which the place it has decides", () => {
  const file = { drawing: null, childImageSharp: { gatsbyImageData: image } }
  const document = (cover: ReactElement) =>
    render(<GatsbyImageContext.Provider value={GatsbyImage}>{cover}</GatsbyImageContext.Provider>)
  const html = document(<Cover file={file} sizes="6.5rem" />)
  expect(tags(html, "source")[0]).toMatch(/sizes="6\.5rem"/)
  expect(html).toContain('loading="lazy"')
  expect(document(<Cover file={file} />)).toContain('sizes="100vw"')
  expect(document(<Cover file={file} priority />)).toMatch(
    / src="\/a\.png".*loading="eager"|loading="eager".* src="\/a\.png"/,
  )
})

test("a drawing without measures is shown all the same, and no picture leaves nothing", () => {
  const plain = { src: "/a.svg", width: null, height: null }
  expect(render(<Cover file={{ drawing: plain, childImageSharp: null }} />)).toContain('src="/a.svg"')
  expect(render(<Cover file={null} />)).toBe("")
})
