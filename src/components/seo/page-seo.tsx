import { pageGraph } from "./graph/page-graph"
import { Seo } from "./seo"

type PageSeoProps = {
  page: { readonly title: string; readonly description: string }
  path: string
}

/** The head of a page whose structured data says no more than that it is a page (schema.org, "WebPage"). */
export const PageSeo = ({ page: { title, description }, path }: PageSeoProps) => (
  <Seo
    title={title}
    description={description}
    path={path}
    graph={process.env.BUILD_STAGE !== "build-javascript" && pageGraph({ title, description, path })}
  />
)
