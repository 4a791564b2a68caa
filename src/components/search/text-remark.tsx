import type { TextAnswer } from "../../search/text/text-searcher"

const quoted = (words: readonly string[]): string => words.map(word => `“${word}”`).join(", ")

/** How the texts were searched, where it was not for all the words as they were typed. */
export const TextRemark = ({ total, partly, missing, readAs }: TextAnswer) => {
  const remarks = [
    readAs.length > 0 &&
      `Nothing was found for ${quoted(readAs.map(({ word }) => word))}; this is for ${quoted(readAs.map(each => each.readAs))}.`,
    missing.length > 0 && `Nothing was found for ${quoted(missing)}.`,
    partly && missing.length === 0 && "No page was found with all the words; these have some of them.",
    total === 0 && missing.length === 0 && "Nothing was found in the texts.",
  ].filter(Boolean)
  return remarks.length > 0 ? <p className="text-remark soft">{remarks.join(" ")}</p> : null
}
