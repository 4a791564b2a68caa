import { render } from "../../../test/support/render"
import { site } from "../../shared/site"
import { NotSentNotice } from "./enquiry-form"
import { mailtoWith } from "./send-enquiry"

const notices = () =>
  (["offline", "failed"] as const).map(status =>
    render(<NotSentNotice state={{ status, mailto: mailtoWith("contact", { name: "Asha" }) }} />),
  )

test("offline or refused, a form offers an email with the answers, unless no address is set", () => {
  const link = `<a href="mailto:${site.contact.email}?subject=Enquiry&amp;body=Name%3A%20Asha">`
  for (const notice of notices()) expect(notice).toContain(link)
  jest.replaceProperty(site, "contact", { email: "", country: "IN" })
  for (const notice of notices()) {
    expect(notice).toContain("We’ve kept")
    expect(notice).not.toMatch(/mailto|undefined|email/)
  }
})
