import type { RoutesManifest } from "gatsby"
import { ownSite } from "../../test/publishing/small-build"
import { formTexts } from "../../test/support/form-texts"
import { answersOf, buildManifest } from "./server-adapter"

const build = (...routes: object[]) =>
  buildManifest({
    site: ownSite,
    routes: routes as unknown as RoutesManifest,
    policies: new Map(),
    prepared: new Map(),
    common: [],
  })

test("a page for unknown paths that was not built stops the build", () => {
  const rule = { type: "redirect", path: "/*", toPath: "/404.html", status: 404, headers: [] }
  expect(() => build(rule)).toThrow("/404.html was not built")
})

test("the server gets its words of enquiries from the pages", () => {
  const answers = answersOf(formTexts, { tooMany: "Later.", fields: "Not so." })
  expect(answers).toMatchObject({
    thanks: formTexts.contact.sentText,
    reference: formTexts.sent.reference,
    missing: formTexts.missing,
    refusals: { "too-many": "Later.", fields: "Not so." },
  })
})
