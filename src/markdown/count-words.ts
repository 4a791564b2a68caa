// Scripts that put no spaces between words.
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}]/u

const segmenter = new Intl.Segmenter("en", { granularity: "word" })

const wordsIn = (text: string): number =>
  unspaced.test(text) ? [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length : 1

/** Words between spaces, or those of a dictionary where a script has no spaces. */
export const countWords = (text: string): number =>
  (text.match(/\S+/g) ?? []).reduce((count, part) => count + wordsIn(part), 0)
