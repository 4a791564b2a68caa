import { render } from "../../../test/support/render"
import { site } from "../../shared/site"
import { NotSentNotice } from "./enquiry-form"
import { mailtoWith } from "./send-enquiry"

test("offline or refused, a form offers no email if no address is set", () => {
  jest.replaceProperty(site, "contact", { email: "", country: "IN" })
  for (const status of ["offline", "failed"] as const) {
    const mailto = mailtoWith("contact", { name: "Asha" })
    const notice = render(<NotSentNotice state={{ status, mailto }} />)
    expect(notice).toContain("We’ve kept")
    expect(notice).not.toMatch(/mailto|undefined|email/)
  }
})
