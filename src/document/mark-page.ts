import type { RenderBodyArgs } from "gatsby"
import { pageHash, pageHashAttribute } from "../shared/page-hash"

/**
 * Says in a document what data its HTML shows, so that the browser sees when other data comes
 * (`src/browser/version-mismatch.ts`).
 */
export const markPage = ({
  pathname,
  loadPageDataSync,
  setHtmlAttributes,
}: Pick<RenderBodyArgs, "pathname" | "loadPageDataSync" | "setHtmlAttributes">): void => {
  const attributes: object = { [pageHashAttribute]: pageHash(loadPageDataSync(pathname).result) }
  setHtmlAttributes(attributes)
}
