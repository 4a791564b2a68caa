import type { ComponentProps } from "react"
import { Helmet } from "react-helmet"
import { render } from "../../../test/support/render"
import { site } from "../../shared/site"
import { fullTitle, Seo } from "./seo"

/** The head of a page, as gatsby-plugin-react-helmet writes it. */
const head = (props: Partial<ComponentProps<typeof Seo>> = {}) => {
  render(<Seo title="About" description="Who we are." path={null} {...props} />)
  const { title, meta, link, script } = Helmet.renderStatic()
  return { title: title.toString(), tags: meta.toString() + link.toString(), script: script.toString() }
}
const metaOf = (tags: string, name: string) =>
  new RegExp(`<meta [^>]*(?:name|property)="${name}" content="([^"]*)"`).exec(tags)?.[1]

test("the title names the brand once", () => {
  expect(head().title).toContain(`>About | ${site.brand}</title>`)
  expect(fullTitle(`About ${site.brand}`)).toBe(`About ${site.brand}`)
})

test("a not-found page has no URL and is not indexed", () => {
  const { tags } = head()
  expect(tags).not.toMatch(/canonical|og:url/)
  expect(metaOf(tags, "robots")).toBe("noindex, follow")
  expect(head({ path: "/about" }).tags).not.toMatch(/name="robots"/)
  expect(metaOf(head({ path: "/about", noindex: true }).tags, "robots")).toBe("noindex, follow")
})

test("structured data cannot end its script", () => {
  const { script } = head({ path: "/about", title: "</script>" })
  expect(script).toContain('"name":"\\u003c/script>"')
  expect(script.match(/<\/script>/g)).toHaveLength(1)
})
