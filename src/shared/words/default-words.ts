import { formerArticleWords } from "./articles"
import { formerCallWords } from "./calls"
import { formerChartWords } from "./charts"
import { formerDownloadWords } from "./downloads"
import { formerFeeWords } from "./fees"
import { formerFooterWords } from "./footer"
import { formerFrameWords } from "./frame"
import { formerLegalWords } from "./legal"
import { formerLinkWords } from "./links"
import { formerListWords } from "./lists"
import { formerProofWords } from "./proof"

/** The words that several pages share, by their group in `words` of content/site.json. For the build and tests: pages import a group. */
export const formerWords = {
  frame: formerFrameWords,
  links: formerLinkWords,
  footer: formerFooterWords,
  calls: formerCallWords,
  articles: formerArticleWords,
  lists: formerListWords,
  proof: formerProofWords,
  legal: formerLegalWords,
  fees: formerFeeWords,
  downloads: formerDownloadWords,
  charts: formerChartWords,
}
