import { GatsbyImage, type IGatsbyImageData } from "gatsby-plugin-image"
import { render, tags } from "../../../test/support/render"
import { ContentImage, GatsbyImageContext } from "./image"

const image: IGatsbyImageData = {
  layout: "constrained",
  width: 1200,
  height: 675,
  images: {
    sources: [{ type: "image/webp", srcSet: "/a.webp 300w", sizes: "100vw" }],
    fallback: { src: "/a.png", srcSet: "/a.png 300w", sizes: "100vw" },
  },
}

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
