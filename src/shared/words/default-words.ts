import { defaultArticleWords } from "./articles"
import { defaultCallWords } from "./calls"
import { defaultChartWords } from "./charts"
import { defaultCodeWords } from "./code"
import { defaultDownloadWords } from "./downloads"
import { defaultFeeWords } from "./fees"
import { defaultFieldWords } from "./fields"
import { defaultFooterWords } from "./footer"
import { defaultFrameWords } from "./frame"
import { defaultLegalWords } from "./legal"
import { defaultLinkWords } from "./links"
import { defaultListWords } from "./lists"
import { defaultOutputWords } from "./outputs"
import { defaultProofWords } from "./proof"
import { defaultTextWords } from "./texts"

/** The words that several pages share, by their group in `words` of content/site.json. For the build and tests: pages import a group. */
export const defaultWords = {
  frame: defaultFrameWords,
  links: defaultLinkWords,
  footer: defaultFooterWords,
  calls: defaultCallWords,
  articles: defaultArticleWords,
  texts: defaultTextWords,
  code: defaultCodeWords,
  lists: defaultListWords,
  proof: defaultProofWords,
  legal: defaultLegalWords,
  fees: defaultFeeWords,
  downloads: defaultDownloadWords,
  charts: defaultChartWords,
  fields: defaultFieldWords,
  outputs: defaultOutputWords,
}
