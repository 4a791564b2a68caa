import { render } from "../../../test/support/render"
import { longDate } from "../../shared/day"
import { LastUpdated } from "./last-updated"

test.each([
  ["2026-11-21", "21 November 2026"],
  ["2025-01-05", "5 January 2025"],
  ["2025-12-31", "31 December 2025"],
])("%s is written %s", (day, words) => {
  expect(longDate(day)).toBe(words)
})

test("the built page shows the day of the build, so that hydration finds what the server wrote", () => {
  expect(render(<LastUpdated builtOn="2020-02-29" />)).toContain(
    'Last updated: <time dateTime="2020-02-29">29 February 2020</time>',
  )
})
