import type { BrowserContextOptions, Page } from "playwright-core"
import { paths, searchPath } from "../../src/shared/paths"
import { type Member, members } from "./floor"
import { formOn, formPaths, notices, noticesOn, sampleInput } from "./form-page"
import { articleWith, onePage, richArticle } from "./page-kinds"
import { heading, searchedFor } from "./search-page"
import { desktop, phone } from "./server/open"
import { hydrated } from "./visit"
import { words } from "./words"

/** What the oldest browsers lack, other than what Playwright itself needs. */
const lacked = members.filter(({ name, lackedBy }) => lackedBy.length > 0 && name !== "checkVisibility")
const groupOf = ({ of, isOfLanguage }: Member): string => {
  if (isOfLanguage) return of === "Array" || of === "TypedArray" ? "arrays" : "the language"
  return /^(?:HTML|Element|Document|Node|Event)/.test(of) ? "elements" : "the browser"
}
/** In groups, by name. */
export const lackedGroups = ["arrays", "the language", "elements", "the browser"].map(
  name => [name, lacked.filter(member => groupOf(member) === name)] as const,
)

const remove = (gone: readonly Member[]): void => {
  for (const { of, name, isStatic } of gone) {
    const owner = Reflect.get(window, of)
    const object = isStatic ? owner : owner?.prototype
    if (object) Reflect.deleteProperty(object, name)
  }
}

const block = ".gatsby-highlight:not([data-language=formula])"

/** Expects that menu, search, forms, code and charts work in browsers without these members. */
export const expectToWorkWithout = async (
  blank: (options: BrowserContextOptions) => Promise<Page>,
  gone: readonly Member[],
): Promise<void> => {
  expect(gone.length).toBeGreaterThan(5)
  const errors: string[] = []
  const open = async (path: string, options = desktop): Promise<Page> => {
    const page = await blank({ ...options, permissions: ["clipboard-read", "clipboard-write"] })
    page.on("pageerror", error => errors.push(`${path}: ${error}`))
    page.on("console", message => message.type() === "error" && errors.push(`${path}: ${message.text()}`))
    await page.addInitScript(remove, gone)
    await page.goto(path)
    await hydrated(page)
    return page
  }
  const home = await open(paths.home, phone)
  await home.getByRole("button", { name: words.frame.menu, exact: true }).click()
  await home.getByRole("dialog").getByRole("link", { name: onePage.label, exact: true }).click()
  await heading(home, onePage.heading)
  const found = await open(searchPath(searchedFor))
  await found.locator('[data-status="found"][data-texts="found"]').waitFor()
  for (const path of formPaths) {
    const page = await open(path)
    await formOn(page).send()
    await page.locator(".field-error").first().waitFor()
    await formOn(page).submit(sampleInput[path])
    expect(await noticesOn(page).lines()).toEqual(notices[path].sent)
  }
  const article = await open(articleWith(block) ?? richArticle)
  const code = article.locator(block).first()
  if (await code.count()) {
    await code.getByRole("button", { name: "Copy code" }).click()
    await code.getByText("Copied", { exact: true }).waitFor()
  }
  const charted = await open(articleWith(".chart-figure") ?? paths.results)
  expect(await charted.locator(".chart-figure svg:visible").count()).toBeGreaterThan(0)
  expect(errors).toEqual([])
}
