import { absoluteUrl } from "../../shared/addresses"
import { type HeadFacts, shareCardOf, shareImageAlt } from "../../shared/share-card/share-card"
import { shareImagePath } from "../../shared/share-card/share-image-path"
import { siteUrl } from "../../shared/site"

/** The full address of the page's share image. */
export const shareImageUrl = (facts: HeadFacts): string =>
  absoluteUrl(siteUrl, shareImagePath(shareCardOf(facts)))

/** The tags that show a page's image where its link is shared (ogp.me, "Structured Properties"; X, "Cards markup"). */
export const shareTags = (facts: HeadFacts) => {
  const url = shareImageUrl(facts)
  const alt = shareImageAlt(facts.title)
  return [
    <meta key="og:image" property="og:image" content={url} />,
    <meta key="og:image:type" property="og:image:type" content="image/png" />,
    <meta key="og:image:width" property="og:image:width" content="1200" />,
    <meta key="og:image:height" property="og:image:height" content="630" />,
    <meta key="og:image:alt" property="og:image:alt" content={alt} />,
    <meta key="twitter:title" name="twitter:title" content={facts.title} />,
    <meta key="twitter:description" name="twitter:description" content={facts.description ?? ""} />,
    <meta key="twitter:image" name="twitter:image" content={url} />,
    <meta key="twitter:image:alt" name="twitter:image:alt" content={alt} />,
  ]
}
