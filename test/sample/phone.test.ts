import { ledgerPath, paths } from "../../src/shared/paths"
import * as content from "../support/content"
import { describeSample } from "../support/sample"
import { openSite, phone } from "../support/server/open"
import { layOutAll } from "../support/visit"

const { open } = openSite()

describeSample("the shipped pages on a phone", () => {
  test("four services take less than eleven screens; after the comparison, the first button is on the second", async () => {
    const page = await open(paths.services, phone)
    // What is not laid out yet has an estimated height.
    await layOutAll(page)
    const screens = await page.evaluate(() => document.body.scrollHeight / window.innerHeight)
    expect(screens).toBeLessThan((11 / 4) * content.services().length)
    const topOf = async (place: string) => (await page.locator(place).first().boundingBox())?.y ?? Number.NaN
    const below = (await topOf(".service .button")) - (await topOf(".service"))
    expect(below).toBeLessThan(2 * phone.viewport.height)
  })

  test("a miss is among the estimates that the ledger shows first", async () => {
    const misses = async (path: string) =>
      (await open(path, phone)).locator(".ledger .ledger-miss").filter({ visible: true }).count()
    const shown = await misses(paths.results)
    expect(shown).toBeGreaterThan(0)
    expect(await misses(ledgerPath)).toBeGreaterThan(shown)
  })
})
