import { addresses, goneCategoryPath, notFoundPath, postNotFoundPath } from "../../shared/addresses"
import { type PageCreatorArgs, queryPages, templates } from "./page-creator"

type Posts = {
  allPost: { nodes: { id: string; blogPath: string; categoryPath: string; retired: boolean }[] }
}

/**
 * Creates each article at both its addresses, /blog/{slug} and /{category-slug}/{slug}. A retired article's address below
 * /blog gets a 410 page instead (`createGonePages`).
 */
export const createPostPages = async (args: PageCreatorArgs): Promise<void> => {
  const data = await queryPages<Posts>(
    args,
    "post pages",
    `query PostPages { allPost(sort: [{ date: DESC }, { slug: ASC }]) { nodes { id blogPath categoryPath retired } } }`,
  )
  if (!data) return
  const posts = data.allPost.nodes
  posts.forEach(({ id, blogPath, categoryPath, retired }, index) => {
    const context = { id, newerId: posts[index - 1]?.id ?? null, olderId: posts[index + 1]?.id ?? null }
    for (const path of retired ? [categoryPath] : [categoryPath, blogPath])
      args.actions.createPage({ path, component: templates.post, context })
  })
}

type Resources = { allResource: { nodes: { id: string; path: string }[] } }

/** Creates a page for each free resource, whether its document is a file of the site or an external one. */
export const createResourcePages = async (args: PageCreatorArgs): Promise<void> => {
  const data = await queryPages<Resources>(
    args,
    "resource pages",
    "query ResourcePages { allResource(sort: [{ order: ASC }, { slug: ASC }]) { nodes { id path } } }",
  )
  for (const { id, path } of data?.allResource.nodes ?? [])
    args.actions.createPage({ path, component: templates.resource, context: { id } })
}

type Gone = {
  allPost: { nodes: { blogPath: string; categoryPath: string }[] }
  allCategory: { nodes: { slug: string; path: string }[] }
}

/**
 * Creates the 410 pages: at the /blog address of each retired post, only while the post is known, and at
 * /category/{category}. Their status follows from their addresses (`src/shared/page-status.ts`).
 */
export const createGonePages = async (args: PageCreatorArgs): Promise<void> => {
  const data = await queryPages<Gone>(
    args,
    "gone pages",
    `query GonePages {
      allPost(filter: { retired: { eq: true } }, sort: { slug: ASC }) { nodes { blogPath categoryPath } }
      allCategory(sort: { order: ASC }) { nodes { slug path } }
    }`,
  )
  if (!data) return
  const moves = [
    ...data.allPost.nodes.map(({ blogPath, categoryPath }) => ({ path: blogPath, movedTo: categoryPath })),
    ...data.allCategory.nodes.map(({ slug, path }) => ({ path: goneCategoryPath(slug), movedTo: path })),
  ]
  for (const { path, movedTo } of moves)
    args.actions.createPage({ path, component: templates.gone, context: { movedTo } })
}

type Categories = { allCategory: { nodes: { path: string }[] } }

/**
 * Creates the "Post not found" page of each section with posts below it, and tells hosts to show it, or the page of
 * `src/pages/404.tsx`, with status 404 at unknown addresses.
 */
export const createNotFoundPages = async (args: PageCreatorArgs): Promise<void> => {
  const data = await queryPages<Categories>(
    args,
    "not-found pages",
    "query NotFoundPages { allCategory(sort: { order: ASC }) { nodes { path } } }",
  )
  if (!data) return
  const showBelow = (section: string, toPath: string) =>
    args.actions.createRedirect({ fromPath: `${section}/*`, toPath, statusCode: 404 })
  for (const section of [addresses.blog, ...data.allCategory.nodes.map(({ path }) => path)]) {
    const path = postNotFoundPath(section)
    args.actions.createPage({ path, component: templates.postNotFound, context: { section } })
    showBelow(section, path)
  }
  showBelow("", notFoundPath)
}

/** Creates /styleguide, which shows every component; in `gatsby develop` only. */
export const createStyleguidePage = ({ actions }: Pick<PageCreatorArgs, "actions">): void => {
  if (process.env.NODE_ENV === "production") return
  actions.createPage({ path: "/styleguide", component: templates.styleguide, context: {} })
}
