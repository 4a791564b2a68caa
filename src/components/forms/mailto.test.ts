import { site } from "../../shared/site"
import { mailtoWith } from "./mailto"

test("an e-mail has the answers that were given, a line each", () => {
  const answers = {
    name: "Asha & Co",
    email: "a@b.in",
    company: "",
    message: "one\ntwo",
    comments: "",
    policy: "x",
  }
  const { protocol, pathname, search } = new URL(mailtoWith("contact", answers))
  expect([protocol, pathname]).toEqual(["mailto:", site.contact.email])
  expect(search).not.toContain("+")
  expect(new URLSearchParams(search).get("body")).toBe(
    "Name: Asha & Co\r\nEmail address: a@b.in\r\nMessage: one\r\ntwo",
  )
})
