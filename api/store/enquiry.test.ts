import { referenceOf } from "../../src/shared/enquiry/reference"
import { makeEnquiry } from "./enquiry"

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
