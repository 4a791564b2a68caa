import { render } from "../../../test/support/render"
import { People } from "./people"

test("a person is shown by name, with a link to the profile, role, city and a sentence", () => {
  const person = {
    slug: "asha-rao",
    name: "Asha Rao",
    role: "Lead analyst",
    city: "Pune",
    link: "https://asha.example/",
    about: "She counts.",
    portrait: null,
  }
  expect(render(<People people={[person]} />)).toMatch(
    /<h3><a href="https:\/\/asha\.example\/">Asha Rao<\/a><\/h3><p class="soft">Lead analyst, Pune<\/p><p class="note">She counts\.<\/p>/,
  )
  expect(render(<People people={[{ ...person, city: null }]} />)).toContain(">Lead analyst</p>")
})
