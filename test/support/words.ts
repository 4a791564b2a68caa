import { articleWords } from "../../src/shared/words/articles"
import { callWords } from "../../src/shared/words/calls"
import { chartWords } from "../../src/shared/words/charts"
import { codeWords } from "../../src/shared/words/code"
import { downloadWords } from "../../src/shared/words/downloads"
import { feeWords } from "../../src/shared/words/fees"
import { fieldWords } from "../../src/shared/words/fields"
import { footerWords } from "../../src/shared/words/footer"
import { frameWords } from "../../src/shared/words/frame"
import { legalWords } from "../../src/shared/words/legal"
import { linkWords } from "../../src/shared/words/links"
import { listWords } from "../../src/shared/words/lists"
import { outputWords } from "../../src/shared/words/outputs"
import { proofWords } from "../../src/shared/words/proof"
import { textWords } from "../../src/shared/words/texts"

/** The words that several pages of this content share. */
export const words = {
  frame: frameWords,
  links: linkWords,
  footer: footerWords,
  calls: callWords,
  articles: articleWords,
  texts: textWords,
  code: codeWords,
  lists: listWords,
  proof: proofWords,
  legal: legalWords,
  fees: feeWords,
  downloads: downloadWords,
  charts: chartWords,
  fields: fieldWords,
  outputs: outputWords,
}
