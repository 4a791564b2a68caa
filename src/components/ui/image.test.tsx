import { GatsbyImage, type IGatsbyImageData } from "gatsby-plugin-image"
import { render, tags } from "../../../test/support/render"
import { ContentImage, GatsbyImageContext } from "./image"

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

test("a drawing is a lazy image without alternative text, unless it has priority", () => {
  const html = render(<ContentImage file={{ drawing, childImageSharp: null }} />)
  expect(html).toContain('src="/static/a/drawing-themed.svg" width="1600" height="900" alt="" loading="lazy"')
  expect(render(<ContentImage file={{ drawing, childImageSharp: null }} priority />)).toContain(
    'loading="eager"',
  )
  const plain = { src: "/a.svg", width: null, height: null }
  expect(render(<ContentImage file={{ drawing: plain, childImageSharp: null }} />)).toContain('src="/a.svg"')
})

test("a photo has the sizes of the layout", () => {
  const photo = (props: { sizes?: string; priority?: boolean }) =>
    render(
      <GatsbyImageContext.Provider value={GatsbyImage}>
        <ContentImage file={{ drawing: null, childImageSharp: { gatsbyImageData: image } }} {...props} />
      </GatsbyImageContext.Provider>,
    )
  expect(tags(photo({ sizes: "6.5rem" }), "source")[0]).toMatch(/sizes="6\.5rem"/)
  expect(photo({})).toContain('sizes="100vw"')
  expect(photo({})).toContain('loading="lazy"')
  expect(photo({ priority: true })).toContain('loading="eager"')
})
