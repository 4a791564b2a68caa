import { isAmpPath } from "../../src/shared/addresses"
import { inParallel } from "../../src/shared/in-parallel"
import { overBudget } from "../support/budget"
import { lookAtPage, type Seen } from "../support/look-at-page"
import { runSite } from "../support/run-site"
import { expectedStatus, sitePaths } from "../support/site-paths"
import { sameStructure } from "../support/structure"

const running = runSite()

// Half of a visit's time is axe's, which looks at structure and style.
const repeated = sameStructure(sitePaths())
const looks = new Map<string, Seen | Error>()

// Several pages at a time, since a visit mostly waits for a page to be quiet.
beforeAll(async () => {
  await inParallel(sitePaths(), 3, async path => {
    looks.set(
      path,
      await lookAtPage(running.browser, running.site.url, path, !repeated.has(path)).catch(
        (error: Error) => error,
      ),
    )
  })
}, 300_000)

const seenOn = (path: string): Seen => {
  const seen = looks.get(path)
  if (!seen || seen instanceof Error) throw seen ?? new Error(`${path} was not looked at`)
  return seen
}

test.each(sitePaths().filter(path => !repeated.has(path)))(
  "axe finds nothing on %s in either theme at 390 and 1440 px",
  path => {
    expect(seenOn(path).violations).toEqual([])
  },
)

test.each(sitePaths())("%s stays within the budget", path => {
  expect(overBudget(seenOn(path).weight)).toEqual([])
})

// The AMP runtime comes from a public network; what can be said of AMP documents is said by test/site/amp.test.ts.
describe.each(sitePaths().filter(path => !isAmpPath(path)))("%s", path => {
  test("opens without a word on the console, asks no other host for anything, sets no cookie and loads no chat", () => {
    const status = expectedStatus(path)
    const seen = seenOn(path)
    expect(seen).toMatchObject({ status, elsewhere: [], cookies: [], chats: 0 })
    // Chromium itself reports the status of a document that is not a success.
    const expected = status === 200 ? [] : seen.said.filter(line => line.includes(`status of ${status}`))
    expect(seen.said).toEqual(expected)
  })

  test("nothing moves while its fonts arrive late, and nothing is wider than the window, at 390 and 1440 px", () => {
    const { moved, overflow } = seenOn(path)
    for (const width of [390, 1440]) {
      expect(moved[width]).toBeLessThan(0.01)
      expect(overflow[width]).toBeLessThanOrEqual(0)
    }
  })
})
