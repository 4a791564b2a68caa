import type { Page } from "playwright-core"
import { paths } from "../../src/shared/paths"
import { site } from "../../src/shared/site"
import { formOn, sampleInput } from "../support/form-page"
import { onePage } from "../support/page-kinds"
import { openSite, phone } from "../support/server/open"
import { hydrated, navigate } from "../support/visit"

const { blank, open } = openSite()

/** Lets what waits for scripts for five seconds wait for half of one. */
const hastenPatience = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setTimeout
    window.setTimeout = ((run: TimerHandler, ms?: number) =>
      start(run, ms === 5_000 ? 500 : ms)) as typeof start
  })

type Act = (page: Page) => Promise<unknown>

/** Ways in which a page's scripts fail before it is hydrated, and what waits until one has. */
const failures: readonly [string, Act, Act?][] = [
  ...["webpack-runtime", "framework", "app", "page-component"].map((name): [string, Act] => [
    `${name} is blocked`,
    page => page.route(`**/${name}-*.js`, route => route.abort("blockedbyclient")),
  ]),
  [
    "the page's data is blocked by its name",
    page => page.route("**/page-data/**", route => route.abort("blockedbyclient")),
  ],
  [
    "the server answers scripts with an error page",
    page => page.route("**/*.js", route => route.fulfill({ status: 502, body: "<h1>Bad Gateway</h1>" })),
  ],
  [
    "a script does not parse",
    page =>
      page.route("**/app-*.js", route => route.fulfill({ body: "a =>? b", contentType: "text/javascript" })),
  ],
  [
    "scripts never come",
    async page => {
      await hastenPatience(page)
      await page.route("**/*.js", () => {})
    },
  ],
  [
    "a function is missing that they all need",
    page => page.addInitScript(() => Reflect.deleteProperty(Object, "assign")),
  ],
  [
    "an exception is thrown while the page hydrates",
    page =>
      page.addInitScript(() => {
        performance.mark = () => {
          Object.assign(window, { hasThrown: true })
          throw new Error("no mark")
        }
      }),
    // On a busy machine the patience for scripts is over first, and the page is replaced under the visitor.
    page => page.waitForFunction(() => "hasThrown" in window),
  ],
]

const withoutScripts = (page: Page) =>
  page.waitForFunction(() => !document.documentElement.hasAttribute("data-scripts"))

test.each(failures.map(([what, fail, failed = async () => {}]) => [what, fail, failed] as const))(
  "if %s, menu, search and forms work as without scripts",
  async (_, fail, failed) => {
    const page = await blank(phone)
    await fail(page)
    const show = async (path: string) => {
      await page.goto(path)
      await page.keyboard.press("Shift")
      await failed(page)
      await withoutScripts(page)
    }
    await show(`${paths.search}?q=a`)
    await page.getByText("Search runs in your browser and needs JavaScript").waitFor()
    expect(await page.getByRole("button", { name: "Menu", exact: true }).isVisible()).toBe(false)
    await page.getByRole("link", { name: "Menu", exact: true }).click()
    expect(new URL(page.url()).hash).toBe("#site-index")
    // By the keyboard, since the page may still be scrolling to its footer.
    await page.locator(`footer a[href="${onePage.path}"]`).first().press("Enter")
    await page.waitForURL(`**${onePage.path}`)
    expect(await page.locator("h1").textContent()).toBe(onePage.heading)
    await show(paths.contact)
    await formOn(page).submit(sampleInput["/contact"])
    await page.waitForURL(`**${paths.enquirySent}?reference=*`)
  },
)

test("scripts that come late take over after all", async () => {
  const page = await blank(phone)
  await page.route("**/app-*.js", async route => {
    await withoutScripts(page)
    await route.continue()
  })
  await hastenPatience(page)
  await page.goto(paths.home)
  await page.keyboard.press("Shift")
  await hydrated(page)
  expect(await page.getByRole("link", { name: "Menu", exact: true }).isVisible()).toBe(false)
  await page.getByRole("button", { name: "Menu", exact: true }).click()
  await page.getByRole("dialog", { name: "Menu" }).waitFor()
})

/** Has React fail when it next renders something anew. */
const breakReact = (page: Page) =>
  page.evaluate(() => {
    const { createElement } = document
    document.createElement = ((name: string) => {
      if (name === "p" || name === "h2") throw new Error("broken")
      return createElement.call(document, name)
    }) as typeof createElement
  })

test("after an exception the page stays as the server sent it, with what was typed, and says so", async () => {
  const page = await open(paths.contact, phone)
  const errors: string[] = []
  page.on("console", message => message.type() === "error" && errors.push(message.text()))
  page.on("pageerror", error => errors.push(`uncaught: ${error}`))
  const text = await page.locator("body").innerText()
  await formOn(page).fill(sampleInput["/contact"])
  await formOn(page).field("Email").fill("nobody")
  await breakReact(page)
  await page.evaluate(() => Object.assign(window, { plausible: (event: string) => console.error(event) }))
  await formOn(page).button.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => window.scrollY)
  await formOn(page).send()
  await withoutScripts(page)
  // React reports each of the components that failed.
  expect([...new Set(errors.map(error => error.split("\n")[0]))]).toEqual(["Error: broken", "Error"])
  expect(scrolled).toBeGreaterThan(100)
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  const { Email: _, ...others } = sampleInput["/contact"]
  expect(await formOn(page).values(Object.keys(others))).toEqual(Object.values(others))
  expect((await page.locator("main").innerText()).length).toBeGreaterThan(text.length / 3)
  await formOn(page).field("Email").fill("asha@example.com")
  await formOn(page).send()
  await page.waitForURL(`**${paths.enquirySent}?reference=*`)
})

test("an exception after a navigation has the server send the page, which works again", async () => {
  const page = await open(paths.home)
  await breakReact(page)
  await navigate(page, onePage.path)
  await page.getByRole("heading", { level: 1, name: onePage.heading }).waitFor()
  await hydrated(page)
  expect(new URL(page.url()).pathname).toBe(onePage.path)
  expect(await page.locator(".logo").first().textContent()).toBe(site.brand)
})
