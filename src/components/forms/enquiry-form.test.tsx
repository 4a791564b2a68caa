import { formNamed, formTexts } from "../../../test/support/form-texts"
import { render } from "../../../test/support/render"
import { site } from "../../shared/site"
import { NotSentNotice } from "./enquiry-form"
import { otherWays } from "./other-ways"

test("offline or refused, a form offers no email if no address is set", () => {
  jest.replaceProperty(site, "contact", { email: "", country: "IN" })
  for (const status of ["offline", "failed"] as const) {
    const ways = otherWays(formNamed("contact"), { name: "Asha" })
    const notice = render(<NotSentNotice words={formTexts.unsent} state={{ status, ways }} />)
    expect(notice).toContain(status === "failed" ? formTexts.unsent.kept : formTexts.unsent.offlineText)
    expect(notice).not.toMatch(/mailto|undefined|email|write to us/)
  }
})

test("a refused form says the server's reason", () => {
  const ways = { mailto: "mailto:a@b.example", whatsapp: undefined, isCut: false }
  const notice = (reason?: string) =>
    render(<NotSentNotice words={formTexts.unsent} state={{ status: "failed", ways, reason }} />)
  expect(notice("Too many <messages>.")).toContain("<p>Too many &lt;messages&gt;.</p>")
  expect(notice()).not.toContain("<p></p>")
})

test("after a failure, email and WhatsApp are buttons, and what did not fit is said", () => {
  const ways = { mailto: "mailto:a@b.example", whatsapp: "https://wa.me/1", isCut: true }
  const notice = render(<NotSentNotice words={formTexts.unsent} state={{ status: "failed", ways }} />)
  for (const address of [ways.mailto, ways.whatsapp])
    expect(notice).toMatch(
      new RegExp(`<a [^>]*class="button [^>]*href="${address}"|<a [^>]*href="${address}"[^>]*class="button `),
    )
  expect(notice).toContain("paste")
  expect(
    render(
      <NotSentNotice
        words={formTexts.unsent}
        state={{ status: "failed", ways: { ...ways, isCut: false } }}
      />,
    ),
  ).not.toContain("paste")
})
