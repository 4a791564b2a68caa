import type { PageCreatorArgs } from "./query-pages"
import { templates } from "./templates"

/** Creates /styleguide, which shows every piece of the interface; in `gatsby develop` only. */
export const createStyleguidePage = ({ actions }: Pick<PageCreatorArgs, "actions">): void => {
  if (process.env.NODE_ENV === "production") return
  actions.createPage({ path: "/styleguide", component: templates.styleguide, context: {} })
}
