import { rmSync } from "node:fs"
import { join } from "node:path"
import { makeSite } from "../releases/make-site"
import { emptyProject, type SmallSite, somePages, writeBuild } from "../testing/small-build"
import { checkVanished } from "./vanished"

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const made = async (pages: SmallSite, before?: Awaited<ReturnType<typeof makeSite>>) => {
  const project = emptyProject()
  folders.push(project)
  return makeSite(writeBuild(project, pages), before, join(project, "made"))
}

const more = { ...somePages, "/blog/cohort": "One", "/blog/let-go": "Two" }
const problem = /^\/blog\/cohort: is gone, and seems to be \/blog\/cohorts now/

test("the first release has no address to lose", async () => {
  expect(await checkVanished({ site: await made(somePages), allowGone: false })).toEqual({ problems: [] })
})

test("an address that is gone keeps a release from being made current, unless that is wanted", async () => {
  const before = await made(more)
  const site = await made({ ...somePages, "/blog/cohorts": "One" }, before)
  const gone = [expect.stringMatching(problem), expect.stringMatching(/^\/blog\/let-go: is gone/)]
  expect(await checkVanished({ site, before, allowGone: false })).toEqual({ problems: gone })
  expect(await checkVanished({ site, before, allowGone: true })).toEqual({ problems: [], warnings: gone })
})

test("what was let go stays gone in the releases that follow, and is asked for once", async () => {
  const first = await made(more)
  const second = await made(somePages, first)
  const third = await made(somePages, second)
  const fourth = await made(more, third)
  const gone = ["/blog/cohort", "/blog/let-go"]
  expect([second, third, fourth].map(({ manifest }) => manifest.gone)).toEqual([gone, gone, []])
  expect(await checkVanished({ site: third, before: second, allowGone: false })).toEqual({ problems: [] })
})

test("a release that is served again lets nothing go that came after it", async () => {
  const older = { ...(await made(somePages)), release: "older" }
  const newer = await made(more)
  const again = await makeSite(older, newer, join(older.root, "../again"))
  expect(again.manifest.gone).toEqual([])
})
