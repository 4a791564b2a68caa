import { z } from "zod"
import { cleanLine, cleanText } from "./clean-text"

type Bounds = { readonly label: string; readonly max: number }

const text = ({ label, max }: Bounds) =>
  z
    .string({ error: `${label} must be text.` })
    .max(max, { error: `${label} can have at most ${max.toLocaleString("en")} characters.`, abort: true })

/** One line that may be left blank; a blank is stored as `blank`. */
export const optionalLine = (bounds: Bounds, blank = "") =>
  z.preprocess(
    cleanLine,
    text(bounds).transform(value => value || blank),
  )

/** One line that must be there; `ask` is what the visitor reads when it is not. */
export const requiredLine = (bounds: Bounds, ask: string) =>
  z.preprocess(cleanLine, text(bounds).min(1, { error: ask }))

/** Several lines that may be left blank. */
export const optionalText = (bounds: Bounds, blank = "") =>
  z.preprocess(
    cleanText,
    text(bounds).transform(value => value || blank),
  )

/** Several lines that must be there. */
export const requiredText = (bounds: Bounds, ask: string) =>
  z.preprocess(cleanText, text(bounds).min(1, { error: ask }))

/**
 * An e-mail address that must be there. It is valid when a browser's `type="email"` says so (HTML standard, "valid
 * e-mail address"): the server never refuses what the page let through.
 */
export const emailAddress = (bounds: Bounds) =>
  z.preprocess(
    cleanLine,
    text(bounds)
      .min(1, { error: "Please enter your e-mail address.", abort: true })
      .regex(z.regexes.html5Email, { error: "Please enter an e-mail address such as name@example.com." }),
  )

/** One of the choices, or none; a blank is stored as `blank`, which may also be sent as it is. */
export const choice = (label: string, choices: readonly string[], blank = "") =>
  z.preprocess(
    cleanLine,
    z
      .string({ error: `${label} must be text.` })
      .transform(value => value || blank)
      .refine(value => value === blank || choices.includes(value), {
        error: `Please choose one of the options for ${label.toLowerCase()}.`,
      }),
  )
