import type { Page } from "playwright-core"
import { site } from "../../src/shared/site"
import { type FormPath, fillings, formOn, notices, noticesOn } from "./form-page"
import type { Reply } from "./site-with-endpoint"
import { stopClock } from "./stop-clock"

const expectKept = async (page: Page, path: FormPath): Promise<void> => {
  const { form, values, button } = formOn(page)
  expect(await values(Object.keys(fillings[path]))).toEqual(Object.values(fillings[path]))
  expect(await button.isEnabled()).toBe(true)
  const mailto = await form.getByRole("link", { name: site.contact.email }).getAttribute("href")
  const body = new URL(mailto ?? "").searchParams.get("body")
  for (const answer of Object.values(fillings[path])) expect(body).toContain(answer.replaceAll("\n", "\r\n"))
}

/**
 * Sends the form of a page once for each refusal, and expects that every one is told, and that nothing typed is lost,
 * but stands in the form and in the e-mail that is offered.
 * @param refusals what is answered, in this order; a broken connection stays broken, so it comes last
 * @param look further expectations after each
 */
export const expectRefusalsTold = async (
  page: Page,
  path: FormPath,
  refusals: readonly Reply[],
  look: () => Promise<void> | void = () => undefined,
): Promise<void> => {
  const { fill, send } = formOn(page)
  const { lines, shown, close } = noticesOn(page)
  await fill(fillings[path])
  for (const refusal of refusals) {
    await send()
    expect([refusal, await lines()]).toEqual([refusal, notices[path].failed])
    await expectKept(page, path)
    await look()
    await close.click()
    await shown.waitFor({ state: "detached" })
  }
}

/** Sends the form of a page to what never answers, and expects that it waits 15 s, tells that it failed and loses nothing. */
export const expectWaitToEnd = async (page: Page, path: FormPath): Promise<void> => {
  const { fill, button, send } = formOn(page)
  await fill(fillings[path])
  await noticesOn(page).region.waitFor({ state: "attached" })
  await stopClock(page)
  await send()
  await page.clock.runFor(14_900)
  expect(await button.textContent()).toBe("Sending...")
  await page.clock.runFor(1000)
  expect(await noticesOn(page).lines()).toEqual(notices[path].failed)
  await expectKept(page, path)
}
