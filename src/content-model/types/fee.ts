import { textLike } from "./parts"

const expected =
  'a range with Indian grouping and its unit, such as "₹2,00,000 to ₹6,00,000 per project" or "… per month"'

// Thousands first, then hundreds of them: lakh and crore (Unicode CLDR, number pattern of en-IN).
const amount = "₹(\\d{1,3}|\\d{1,2}(?:,\\d\\d)*,\\d{3})"
const form = new RegExp(`^${amount} to ${amount} per (?:project|month)$`)

const rupees = (written = "") => Number(written.replaceAll(",", ""))

/** What a service typically costs, as visitors read it. */
export const fee = () =>
  textLike(form, expected).refine(value => {
    const [, from, to] = form.exec(value) ?? []
    return rupees(from) < rupees(to) || !form.test(value)
  }, "a range that begins with the smaller figure")
