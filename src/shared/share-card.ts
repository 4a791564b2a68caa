import { breadcrumb } from "./breadcrumb"
import { shareImagesFolder } from "./built-files"
import { hashText } from "./hash"
import { site, siteUrl } from "./site"

export type ShareCard = { readonly title: string; readonly section: string; readonly brand: string }

type SharedPage = Pick<ShareCard, "title"> & { readonly path: string; readonly section?: string }

const parentPage = (path: string): string | undefined =>
  breadcrumb(path)
    .slice(1, -1)
    .filter(step => step.path)
    .at(-1)?.label

export const shareCard = ({ title, path, section }: SharedPage): ShareCard => ({
  title,
  section: section ?? parentPage(path) ?? new URL(siteUrl).host,
  brand: site.brand,
})

export const shareImageSize = { width: 1200, height: 630 } as const

export const shareImageAlt = (title: string): string => `${title}. ${site.brand}: ${site.tagline}.`

// The characters of the fonts of share images, which are in two files.
export const imageLatin = /[\x20-\x7e\xa0-\xac\xae-\xffŒœ–—“”‘’…•€−]/
export const imageLatinExtended = /[\u0100-\u0130\u0134-\u0148\u014a-\u0151\u0154-\u017e\u1e80-\u1e85\u1e9e₹]/

/** A character as share images show it: without its accent if the fonts lack it, empty if they lack the letter too. */
export const drawnCharacter = (character: string): string =>
  [character, character.normalize("NFD").slice(0, 1)].find(
    one => imageLatin.test(one) || imageLatinExtended.test(one),
  ) ?? ""

// An emoji may go without changing the sense.
const isOptional = (character: string): boolean =>
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d/u.test(character)

/** The first letter or sign that share images cannot draw, and that a text would not mean the same without. */
export const undrawable = (text: string): string | undefined =>
  [...text.normalize("NFC")].find(one => !/\s/.test(one) && !drawnCharacter(one) && !isOptional(one))

/** The version of the drawing code: a hash of sample drawings, checked by a test. */
export const drawingVersion = "e1cf7bdc"

/** Changes with the words, the way of drawing, and the site's colours and logo. */
export const shareImagePath = ({ title, section, brand }: ShareCard): string => {
  const shown = JSON.stringify([drawingVersion, process.env.GATSBY_BRAND_HASH, title, section, brand])
  const words = [...hashText(shown, 1), ...hashText(shown, 2)]
  const hash = words.map(word => word.toString(16).padStart(8, "0")).join("")
  return `${shareImagesFolder}${hash.slice(0, 20)}.png`
}
