import type { Outcome } from "../../shared/reconciliation/say/outcome"
import { blankRows } from "./entries"
import { messageOf } from "./message"
import type { Tool } from "./tool"

const tool = {
  form: { period: "Period", books: "Books", analytics: "Analytics" },
  keep: { message: "My numbers", newest: "{count} of {all}" },
} as unknown as Tool

const outcome = { headline: null, chart: null, texts: ["Enter a period."] } as unknown as Outcome

const row = { period: "1", books: "5", analytics: "4" }

test("blank rows are not in the message, and without others there is none", () => {
  const message = messageOf(tool, { entries: [row, ...blankRows], averageOrder: "" }, outcome)
  expect(message.split("\n")).toEqual([
    "My numbers",
    "Enter a period.",
    "",
    "Period; Books; Analytics",
    "1; 5; 4",
  ])
  expect(messageOf(tool, { entries: blankRows, averageOrder: "50" }, outcome)).toBe("")
})
