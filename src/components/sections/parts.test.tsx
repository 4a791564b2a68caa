import { render } from "../../../test/support/render"
import { site, whatsappUrl } from "../../shared/site"
import { BookingLink, ContactLinks } from "./contact-links"
import { People } from "./people"
import { ResourceDownload } from "./resource-download"

test("contact details that are placeholders are only on the contact page", () => {
  expect(whatsappUrl).toMatch(/^https:\/\/wa\.me\/\d+$/)
  const others = render(<ContactLinks />)
  expect(others).toContain("mailto:")
  expect(others).not.toMatch(/wa\.me|linkedin/)
})

test("a contact detail that is not set is left out", () => {
  jest.replaceProperty(site, "contact", { email: "", country: "IN" })
  expect(render(<ContactLinks withPlaceholders />)).toBe('<ul class="contact-links"></ul>')
})

test("a booking link is shown where the owner sets one", () => {
  expect(render(<BookingLink />)).toBe("")
  jest.replaceProperty(site, "contact", { ...site.contact, bookingUrl: "https://book.example/me" })
  expect(render(<BookingLink />)).toContain('<a href="https://book.example/me">Pick a time</a>')
})

test.each([
  ["Pune", "Lead analyst, Pune"],
  [null, "Lead analyst"],
])("a person in %s is shown with name, profile, role, city and a sentence", (city, text) => {
  const person = {
    slug: "asha-rao",
    name: "Asha Rao",
    role: "Lead analyst",
    link: "https://asha.example/",
    about: "She counts.",
  }
  expect(render(<People people={[{ ...person, city, portrait: null }]} />)).toContain(
    `<h3><a href="https://asha.example/">Asha Rao</a></h3><p class="soft">${text}</p><p class="note">She counts.</p>`,
  )
})

test.each([
  [{ format: "PDF", size: "192 kB", pages: 4 }, "PDF, 192 kB, 4 pages"],
  [{ format: "PDF", size: "20 kB", pages: 1 }, "PDF, 20 kB, 1 page"],
  [{ format: "CSV", size: "13 kB", pages: null }, "CSV, 13 kB"],
])("the document %j is described as %s", (document, text) => {
  const resource = { path: "/resources/a", externalUrl: null, document }
  expect(render(<ResourceDownload resource={resource} />)).toContain(`>${text}</span>`)
})
