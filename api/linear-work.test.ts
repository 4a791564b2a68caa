import { checkForm } from "./contact/handle-contact"
import { corsHeaders, originKind } from "./contact/request"
import { loggedPath } from "./server/request-log"
import { requestTarget, withoutTrailingSlashes } from "./server/serve-site"

// Quadratic work on a text of this size takes minutes, linear work milliseconds.
const size = 240_000
const limitMs = 10_000

/** A start, a repeated unit, and an end: inputs that make regular expressions backtrack. */
const shapes = [
  ["/", "a", ""],
  ["/", "/", "x"],
  ["/", "a@", "/"],
  ["/", "%40", "é"],
  ["/", "%2f", "%"],
  ["charset=", " ", "x x"],
  ["", "\t ", "="],
  ["", ";", "x"],
  ["", "q=0.1", ","],
  ["[", ":", "]"],
  ["", "1.1.1.1", ":"],
  ["xn--", "-", "."],
  ['"', '\\"', ""],
  ["{", "[", "}"],
] as const

const origin = (originalUrl: string) => {
  const req = { headers: {}, originalUrl }
  return corsHeaders(req, originKind(req, "https://site.example", 1))
}
const check = (text: string) => {
  try {
    checkForm("amp", { name: text, email: text, message: text, phone: text })
  } catch {
    // A refusal must be quick as well.
  }
}

test.each<[string, (text: string) => unknown]>([
  ["the path for the log", loggedPath],
  ["the target", requestTarget],
  ["an absolute URL", text => requestTarget(`http://${text}`)],
  ["trailing slashes", withoutTrailingSlashes],
  ["the query", text => origin(`/api/contact?${text}`)],
  ["the source origin", text => origin(`/api/contact?__amp_source_origin=https://${text}`)],
  ["a form's fields", check],
])("%s is read in linear time", (_what, work) => {
  for (const [before, unit, after] of shapes) {
    const started = performance.now()
    work(`${before}${unit.repeat(size / unit.length)}${after}`)
    expect([unit, performance.now() - started < limitMs]).toEqual([unit, true])
  }
})
