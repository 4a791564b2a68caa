import { escapeHtml } from "../escape"

// Without letters and digits that look or sound alike when read out: 0 O Q, 1 I L, 2 Z, 5 S, 8 B, U V.
const symbols = "34679ACDEFGHJKMNPRTWXY"

/** @param id of an enquiry, hexadecimal @returns six symbols in two groups, such as "K7M-4PR", for people to read out */
export const referenceOf = (id: string): string => {
  let number = Number.parseInt(id.slice(0, 12), 16) || 0
  let reference = ""
  for (let i = 0; i < 6; i += 1) {
    reference += symbols[number % symbols.length]
    number = Math.floor(number / symbols.length)
  }
  return `${reference.slice(0, 3)}-${reference.slice(3)}`
}

const pattern = new RegExp(`^[${symbols}]{3}-[${symbols}]{3}$`)

export const isReference = (text: string): boolean => pattern.test(text)

/** The ID of the empty element of a page that the server fills. */
export const referenceSlot = "enquiry-reference"

/** For pages; a build has its own. */
export const referenceLabel = "Your reference"

/** @returns the page with the reference in its slot, for visitors without JavaScript */
export const withReference = (html: string, reference: string, label: string = referenceLabel): string =>
  html.replace(
    new RegExp(`(<p id="?${referenceSlot}"?)[^>]*>`),
    (_all, start) => `${start}>${escapeHtml(label)}: <strong>${reference}</strong>`,
  )
