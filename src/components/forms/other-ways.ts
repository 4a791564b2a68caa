import { labelOf } from "../../shared/enquiry/field-texts"
import { type Fields, rules } from "../../shared/enquiry/form-rules"
import { isPlaceholder } from "../../shared/placeholders"
import { site, whatsappUrl } from "../../shared/site"
import type { NamedForm } from "./form-definition"

/** Windows opens no link that is much longer. */
const maxLength = 1799

const lengthOf = (text: string): number => encodeURIComponent(text).length

const fill = (parts: Iterable<string>, room: number): string => {
  let [text, left] = ["", room]
  for (const part of parts) {
    left -= lengthOf(part)
    if (left < 0) break
    text += part
  }
  return text
}

/** For scripts without spaces, where the browser knows their words. */
const segmentsOf = (text: string): string[] => {
  const { Segmenter } = Intl as { Segmenter?: typeof Intl.Segmenter }
  const segments = Segmenter && new Segmenter(undefined, { granularity: "word" }).segment(text)
  return segments ? Array.from(segments, ({ segment }) => segment) : []
}

/** Whole words of a text, or of one without any its characters with their marks. @param room in characters, percent-encoded */
const cut = (text: string, room: number): string => {
  const [words, segments] = [() => text.match(/\s*\S+/g) ?? [], () => segmentsOf(text)]
  for (const partsOf of [words, segments]) {
    const part = fill(partsOf(), room)
    if (lengthOf(part) > room / 2) return part
  }
  return fill(text.match(/\P{M}\p{M}*/gu) ?? [], room)
}

/** Links by which a visitor can send the answers, with those filled in that fit; undefined where the owner has no such address. */
export type OtherWays = {
  readonly mailto: string | undefined
  readonly whatsapp: string | undefined
  readonly isCut: boolean
}

/** One answer per line (RFC 6068, section 5). */
export const otherWays = ({ name, words, own }: NamedForm, answers: Fields): OtherWays => {
  const { email, whatsapp = "" } = site.contact
  const lines = Object.keys(rules[name]).flatMap(field =>
    answers[field] ? [`${labelOf(words, field)}: ${answers[field].replace(/\r?\n/g, "\r\n")}`] : [],
  )
  // What is no character cannot be encoded.
  const text = lines.join("\r\n").replace(/\p{Cs}/gu, "\ufffd")
  const start = `mailto:${email}?subject=${encodeURIComponent(own.subject)}&body=`
  const rest = `…\r\n\r\n${words.unsent.rest}`
  const room = maxLength - Math.max(start.length, `${whatsappUrl ?? ""}?text=`.length)
  const isCut = lengthOf(text) > room
  const body = encodeURIComponent(isCut ? cut(text, room - lengthOf(rest)) + rest : text)
  return {
    mailto: email ? start + body : undefined,
    whatsapp: whatsapp && !isPlaceholder(whatsapp) ? `${whatsappUrl}?text=${body}` : undefined,
    isCut,
  }
}
