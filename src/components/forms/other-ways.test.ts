import { formNamed } from "../../../test/support/form-texts"
import { site, whatsappUrl } from "../../shared/site"
import { otherWays } from "./other-ways"

const person = { name: "Asha Rao", email: "asha@example.com", company: "" }

const bodyOf = (address = "") => new URL(address).searchParams.get("body") ?? ""

/** What of the message a link has. */
const messageIn = (address = "") => (bodyOf(address).split("Message: ")[1] ?? "").split("…\r\n\r\n(")[0] ?? ""

test("the offered email has one line for each field filled in", () => {
  const answers = { ...person, name: "Asha & Co", message: "one\ntwo", policy: "0123456789ab" }
  const { mailto = "", isCut } = otherWays(formNamed("contact"), answers)
  const { protocol, pathname, search } = new URL(mailto)
  expect([protocol, pathname, isCut]).toEqual(["mailto:", site.contact.email, false])
  expect(search).not.toContain("+")
  expect(bodyOf(mailto)).toBe("Name: Asha & Co\r\nEmail: asha@example.com\r\nMessage: one\r\ntwo")
})

test.each([
  ["English", "It’s the third month in which fewer readers come back. ".repeat(80)],
  ["Hindi", "हमारी वेबसाइट पर पाठक कम लौट रहे हैं। ".repeat(120)],
  ["lines", "A line\n\nand another\r\n".repeat(200)],
])("a message in %s is cut between words, and the rest is asked for", (_name, message) => {
  const { mailto = "", isCut } = otherWays(formNamed("contact"), { ...person, message: message.trim() })
  expect([mailto.length < 1800, isCut]).toEqual([true, true])
  expect(bodyOf(mailto)).toMatch(/…\r\n\r\n\(.*paste.*\)$/)
  const sent = messageIn(mailto)
  const whole = message.trim().replace(/\r?\n/g, "\r\n")
  expect(whole.startsWith(sent)).toBe(true)
  expect(whole.charAt(sent.length)).toMatch(/\s/)
  // As much as fits.
  expect(mailto.length).toBeGreaterThan(1650)
})

describe.each([
  ["with", Intl.Segmenter],
  ["without", undefined],
])("%s a segmenter", (_how, Segmenter) => {
  const { Segmenter: own } = Intl
  beforeEach(() => void Object.assign(Intl, { Segmenter }))
  afterEach(() => void Object.assign(Intl, { Segmenter: own }))

  test.each([
    ["Chinese", "我们的读者越来越少，请帮助我们分析原因。".repeat(100)],
    ["Thai", "ผู้อ่านของเรากลับมาน้อยลง".repeat(100)],
    ["one long word", "https://example.com/".repeat(150)],
    ["pictures", "👩🏽‍💻🙂".repeat(300)],
    ["halves of characters", "\ud83d \ude42".repeat(900)],
  ])("%s without spaces is cut between characters", (_name, message) => {
    const { mailto = "", isCut } = otherWays(formNamed("contact"), { ...person, message })
    expect([mailto.length < 1800, isCut, mailto.length > 1500]).toEqual([true, true, true])
    const sent = messageIn(mailto)
    expect(sent.length).toBeGreaterThan(100)
    expect(message.replace(/\p{Cs}/gu, "\ufffd").startsWith(sent)).toBe(true)
    expect(sent.endsWith("\ud83d")).toBe(false)
  })

  test("the longest answers fit", () => {
    const answers = {
      ...person,
      name: "अ".repeat(200),
      company: "आ ".repeat(100),
      message: "इ ".repeat(2500),
    }
    const { mailto = "" } = otherWays(formNamed("audit"), { ...answers, site: "ई".repeat(200) })
    expect(mailto.length).toBeLessThan(1800)
    expect(decodeURIComponent(mailto)).toContain("Website: ई")
  })
})

test("WhatsApp is offered where the owner has a number that is no placeholder, with the same answers", () => {
  const answers = { ...person, message: "Hello & welcome" }
  jest.replaceProperty(site, "contact", { ...site.contact, whatsapp: "+91 00000 00000" })
  expect(otherWays(formNamed("contact"), answers).whatsapp).toBeUndefined()
  jest.replaceProperty(site, "contact", { ...site.contact, whatsapp: "+91 98765 43210" })
  const { mailto, whatsapp = "" } = otherWays(formNamed("contact"), answers)
  expect(whatsapp.startsWith(`${whatsappUrl}?text=`)).toBe(true)
  expect(new URL(whatsapp).searchParams.get("text")).toBe(bodyOf(mailto))
})
