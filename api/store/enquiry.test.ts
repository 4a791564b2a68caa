import fc from "fast-check"
import { referenceOf } from "../../src/shared/enquiry/reference"
import { cleanLine, cleanText } from "../clean-text"
import { makeEnquiry } from "./enquiry"
import { rowOf } from "./enquiry-row"
import { readRow } from "./read-row"

const opened = new Date("2025-10-10T09:30:00Z")
const later = new Date("2025-10-10T09:31:00Z")
const fields = { name: "A", email: "a@b.in", message: "hi" }
const make = (instance: unknown, more = {}, now = opened) =>
  makeEnquiry("audit", { ...fields, ...more }, { instance, spam: [], now })

test("the same instance sent again unchanged is the same enquiry", () => {
  expect(make("instance-1").id).toBe(make("instance-1").id)
  expect(make("instance-1", {}, later).id).toBe(make("instance-1").id)
  expect(make("instance-1").id).not.toBe(make("instance-2").id)
})

test("a corrected message is a new enquiry", () => {
  expect(make("instance-1").id).not.toBe(make("instance-1", { message: "hi again" }).id)
})

test("after EmailJS, the ID begins with the key, as the reference that EmailJS was given does", () => {
  const key = "0123456789abcdef0123456789abcdef"
  const after = (instance: string, outcome: "failed" | "delivered", name = "A") =>
    makeEnquiry(
      "audit",
      { ...fields, name },
      {
        instance,
        spam: [],
        now: opened,
        emailjs: { outcome, reason: "" },
      },
    )
  const { id } = after(key, "failed")
  expect(id).toMatch(/^0123456789ab[0-9a-f]{20}$/)
  expect(referenceOf(id)).toBe(referenceOf(key))
  expect(after(key, "delivered").id).toBe(id)
  expect(after(key, "failed", "B").id).not.toBe(id)
  expect(after("not-hexadecimal", "failed").id).toBe(make("not-hexadecimal").id)
})

test.each([undefined, "", "short", "../../../etc/passwd", "x".repeat(65), 12345678, {}, "PAGE_VIEW_ID_64"])(
  "without a usable instance (%p) a repeat is recognised by content within a minute",
  instance => {
    const inThisMinute = new Date("2025-10-10T09:30:59.999Z")
    expect(make(instance).id).toBe(make(instance, {}, inThisMinute).id)
    expect(make(instance).id).not.toBe(make(instance, { message: "hi again" }).id)
    expect(make(instance).id).not.toBe(make(instance, {}, later).id)
  },
)

test.each(['{"id":', "null", "7"])("a row with the damaged JSON %s is shown with its text", enquiry => {
  const row = { ...rowOf({ ...make("instance-1"), status: "new", attempts: 0 }), enquiry }
  expect(readRow(row)).toMatchObject({
    enquiry: { id: row.id, status: "new", fields: { message: enquiry } },
    isWhole: false,
  })
})

test("single-line values never contain control characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), text => {
      expect(cleanLine(text)).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]/u)
    }),
  )
})

test("a text keeps its line breaks and loses characters no database accepts", () => {
  expect(cleanText(" one\r\ntwo\rthree\u0000\tfour \ud800 ")).toBe("one\ntwo\nthree\tfour \ufffd")
})

test("a text keeps no character that turns or hides its words, but joiners", () => {
  expect(cleanText("pay \u202e\u2066evil\u2069\u202c\nnow\u200b \u0915\u094d\u200d\u0937")).toBe(
    "pay evil\nnow \u0915\u094d\u200d\u0937",
  )
})

test("numbers are accepted as text, lists are not", () => {
  expect([cleanLine(undefined), cleanLine(7), cleanLine(["x"])]).toEqual(["", "7", undefined])
})

test("invisible and direction characters are removed, except joiners", () => {
  expect(cleanLine("\u202eahsA\u202c \u200bRao\ufeff")).toBe("ahsA Rao")
  expect(cleanLine("\u0915\u094d\u200d\u0937")).toBe("\u0915\u094d\u200d\u0937")
})
