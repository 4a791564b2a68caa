import { render } from "../../../test/support/render"
import { Answer } from "./answer"
import type { Tool } from "./tool"
import type { OwnAnswer } from "./use-reconciliation"

const tool = {
  slug: "counts",
  form: { mark: "Example", period: "Period", books: "Books", analytics: "Analytics" },
  notes: { wrongRow: "{row} is wrong", emptyRow: "{row} is empty", unread: "former", average: "no amount" },
  periods: { more: "and {count}" },
  answer: { heading: "Answer" },
  chart: { subtitle: "Share", numbers: "Numbers", missing: "Missing", limits: "Limits" },
} as unknown as Tool

const answer = {
  table: {
    entries: [
      { period: "1", books: "", analytics: "4" },
      { period: "2", books: "many", analytics: "" },
    ],
    averageOrder: "a lot",
  },
  outcome: {
    headline: null,
    texts: [],
    notes: [],
    averageError: "no amount",
    wrong: [0, 1],
    chart: { title: "Steady", notes: [], rows: [["1", "5", "4", "20%", "0% to 1%"]] },
    causes: [],
  },
  drawing: null,
  isWorked: false,
  isInvented: false,
  hasFailed: false,
  isWrong: (cell: string) => cell === "many",
} as unknown as OwnAnswer

const shown = (isUnread: boolean) => render(<Answer tool={tool} answer={answer} isUnread={isUnread} />)

test("an empty box in a row is said to be empty, and what is no number to be wrong", () => {
  expect(shown(false)).toContain("1 is empty")
  expect(shown(false)).toContain("2 is wrong")
})

test("the answer is marked while what was pasted last was not read", () => {
  expect(shown(true)).toContain("former")
  expect(shown(false)).not.toContain("former")
})

test("the numbers of the chart are named by its title", () => {
  const [, id] = /<h3 id="([^"]+)"[^>]*>Steady</.exec(shown(false)) ?? []
  expect(id && shown(false)).toContain(`<table aria-labelledby="${id}">`)
})

test("what is wrong with the average order is said beside its field", () =>
  expect(shown(false)).not.toContain("no amount"))
