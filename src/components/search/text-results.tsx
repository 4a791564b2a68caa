import type { TextAnswer, TextHit } from "../../search/text-search"
import { Button } from "../ui/button"
import { SiteLink } from "../ui/site-link"
import { Marked, useFocusOnGrowth } from "./search-results"

const kinds: Readonly<Record<TextHit["kind"], string>> = {
  article: "Article",
  service: "Service",
  resource: "Resource",
  page: "Page",
}

const quoted = (words: readonly string[]): string => words.map(word => `“${word}”`).join(", ")

/** How the texts were searched, where it was not for all the words as they were typed. */
const remarkOn = ({ total, partly, missing, readAs }: TextAnswer): string =>
  [
    readAs.length > 0 &&
      `Nothing found for ${quoted(readAs.map(({ word }) => word))}; showing ${quoted(readAs.map(each => each.readAs))}.`,
    missing.length > 0 && `Nothing found for ${quoted(missing)}.`,
    total > 0 && partly && missing.length === 0 && "No page has all these words; these have some of them.",
    total === 0 && missing.length === 0 && "Nothing else found in the full text.",
  ]
    .filter(Boolean)
    .join(" ")

type TextResultsProps = { answer: TextAnswer; busy: boolean; onMore: () => void }

/** The pages whose texts answer the query, each with a link to the heading below which they do. */
export const TextResults = ({ answer, busy, onMore }: TextResultsProps) => {
  const { list, beforeGrowth } = useFocusOnGrowth(answer, ".text-hits a")
  const remark = remarkOn(answer)
  const showMore = () => {
    beforeGrowth()
    onMore()
  }
  return (
    <section ref={list} className="search-texts" aria-busy={busy}>
      <h2>
        Full text <span>{answer.total}</span>
      </h2>
      {remark && <p className="text-remark soft">{remark}</p>}
      {answer.hits.length > 0 && (
        <ol className="article-list text-hits heavy">
          {answer.hits.map(({ path, kind, title, heading, sentence }) => (
            <li key={path}>
              <p className="article-meta cluster meta">{kinds[kind]}</p>
              <div>
                <h3>
                  <SiteLink to={path}>
                    <Marked segments={title} />
                  </SiteLink>
                </h3>
                {heading.length > 0 && (
                  <p className="text-hit-heading">
                    <Marked segments={heading} />
                  </p>
                )}
                {sentence.length > 0 && (
                  <p className="soft">
                    <Marked segments={sentence} />
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
      {answer.total > answer.hits.length && (
        <Button variant="outline" onClick={showMore}>
          Show more full-text results
        </Button>
      )}
    </section>
  )
}
