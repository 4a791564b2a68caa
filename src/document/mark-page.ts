import type { RenderBodyArgs } from "gatsby"
import retired from "../../content/retired.json"
import { inPiecesAttribute } from "../shared/in-pieces"
import { pageHash, pageHashAttribute } from "../shared/page-hash"
import { isNoticePath } from "../shared/page-status"

/**
 * Says in a document what data its HTML shows, so that the browser sees when other data comes
 * (`src/browser/version-mismatch.ts`), and that it may be laid out in pieces
 * (`src/browser/lay-out-rest.ts`) unless it is a notice, which has no scripts.
 */
export const markPage = ({
  pathname,
  loadPageDataSync,
  setHtmlAttributes,
}: Pick<RenderBodyArgs, "pathname" | "loadPageDataSync" | "setHtmlAttributes">): void => {
  const attributes: object = {
    [pageHashAttribute]: pageHash(loadPageDataSync(pathname).result),
    ...(!isNoticePath(pathname, retired.posts) && { [inPiecesAttribute]: "" }),
  }
  setHtmlAttributes(attributes)
}
