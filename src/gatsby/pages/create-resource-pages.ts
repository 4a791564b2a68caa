import { type PageCreatorArgs, queryPages } from "./query-pages"
import { templates } from "./templates"

type Resources = { allResource: { nodes: { id: string; path: string }[] } }

/** Creates a page for each free resource, whether or not its document is a file of its own. */
export const createResourcePages = async (args: PageCreatorArgs): Promise<void> => {
  const data = await queryPages<Resources>(
    args,
    "resource pages",
    "query ResourcePages { allResource(sort: [{ order: ASC }, { slug: ASC }]) { nodes { id path } } }",
  )
  if (!data) return
  for (const { id, path } of data.allResource.nodes) {
    args.actions.createPage({ path, component: templates.resource, context: { id } })
  }
}
