import { addresses, postNotFoundPath } from "../../addresses"
import { type PageCreatorArgs, queryPages } from "./query-pages"
import { templates } from "./templates"

type Categories = { allCategory: { nodes: { path: string }[] } }

/** Creates the 'Post not found' page of each section that has posts below it; the server shows it with status 404. */
export const createNotFoundPages = async (args: PageCreatorArgs): Promise<void> => {
  const data = await queryPages<Categories>(
    args,
    "not-found pages",
    "query NotFoundPages { allCategory { nodes { path } } }",
  )
  for (const section of [addresses.blog, ...data.allCategory.nodes.map(({ path }) => path)]) {
    args.actions.createPage({
      path: postNotFoundPath(section),
      component: templates.postNotFound,
      context: { section },
    })
  }
}
