import { downloadWords } from "../../shared/words/downloads"
import { counted } from "../../shared/words/words-of"
import { ButtonLink } from "../ui/button"
import { DownloadIcon } from "../ui/icons"

type ResourceDownloadProps = Pick<Parameters<typeof ButtonLink>[0], "variant" | "size" | "aria-label"> & {
  resource: Pick<Queries.Resource, "path" | "externalUrl" | "document">
}

/** The download button of a resource, and what it opens: "PDF, 192 kB, 4 pages", or its own page. */
export const ResourceDownload = ({ resource, ...button }: ResourceDownloadProps) => {
  const { path, externalUrl, document } = resource
  const pages = document?.pages && counted(document.pages, downloadWords.onePage, downloadWords.pages)
  return (
    <p className="resource-document cluster">
      <ButtonLink
        to={externalUrl ?? path}
        {...(externalUrl && { target: "_blank", rel: "noopener" })}
        {...button}
      >
        <DownloadIcon /> {downloadWords.download}
      </ButtonLink>
      {document && (
        <span className="meta">{[document.format, document.size, pages].filter(Boolean).join(", ")}</span>
      )}
      {!externalUrl && <span className="meta">{downloadWords.online}</span>}
    </p>
  )
}
