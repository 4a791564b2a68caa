import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { BrowserContextOptions, Page } from "playwright-core"
import { fill } from "../../src/shared/fill"
import { formatNumber } from "../../src/shared/number-format"
import { paths, resourcePath } from "../../src/shared/paths"
import { site } from "../../src/shared/site"
import { axeViolations } from "../support/axe"
import * as content from "../support/content"
import { readDocument, textsOf } from "../support/documents"
import { formOn } from "../support/form-page"
import { desktop, openSite, phone } from "../support/server/open"
import { request } from "../support/server/shared"
import { temporaryFolder } from "../support/temporary-folder"
import { translatePage } from "../support/translator"
import { until } from "../support/until"
import { hydrated, watchNetwork } from "../support/visit"

const { open, show } = openSite()

const [found] = content.reconciliations()
const describeTool = found ? describe : describe.skip

/** Eight weeks of 5 % and four of 20 %, dated as spreadsheets in India do. */
const broken = Array.from({ length: 12 }, (_, i) => {
  const day = new Date(Date.UTC(2026, 5, 1 + 7 * i)).toISOString().slice(0, 10)
  const [year, month, date] = day.split("-")
  return [`${date}/${month}/${year}`, "1,000", i < 8 ? "950" : "800"]
})
const asTabs = broken.map(row => row.join("\t")).join("\n")
const asGermanCsv = [
  "Woche;Shop;GA4",
  ...broken.map(([period, , analytics]) => `${period};1.000;${analytics}`),
].join("\r\n")

describeTool("the page on which visitors compare two counts of their own", () => {
  const tool = found as NonNullable<typeof found>
  const { form, answer, chart, keep } = tool
  const path = resourcePath(tool.slug)

  const box = (page: Page) => page.getByLabel(form.paste, { exact: true })
  const cell = (page: Page, column: string, row: number) =>
    page.getByLabel(fill(form.cell, { column, row }), { exact: true })
  const figure = (page: Page) => page.locator(".tool-share strong")
  const title = (page: Page) => page.locator(".tool-chart .chart-title")
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

  /** Pastes as the keyboard does, without the machine's clipboard. */
  const paste = (page: Page, selector: string, text: string) =>
    page.locator(selector).evaluate((element, pasted) => {
      const data = new DataTransfer()
      data.setData("text/plain", pasted)
      element.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      )
    }, text)

  const shows = async (page: Page, share: string) => {
    await page.waitForFunction(
      expected => document.querySelector(".tool-share strong")?.textContent === expected,
      share,
    )
    await page.locator(".tool-chart svg[role=img]").waitFor()
  }

  const openWith = async (text: string, options?: BrowserContextOptions): Promise<Page> => {
    const page = await open(path, options)
    await paste(page, "#tool-paste", text)
    return page
  }

  test("shows its worked example, marked as one, in the built page", () => {
    const page = readDocument(path)
    expect(textsOf(page, "h1")).toEqual([tool.title])
    expect(textsOf(page, ".tool .sample-tag")).toEqual([form.mark, form.mark])
    expect(textsOf(page, ".tool-privacy")).toEqual([form.privacy])
    expect(textsOf(page, ".tool-share strong")).toEqual([expect.stringMatching(/^\d+\D\d%$/)])
    expect(textsOf(page, ".tool-chart tbody tr")).toHaveLength(tool.example.rows.length)
    expect(page.root.querySelectorAll(".tool-chart svg[role=img]")).toHaveLength(1)
    expect(textsOf(page, ".article-body")).toEqual([expect.stringMatching(/\S/)])
  })

  test("answers what is pasted, and names the week of the change", async () => {
    const page = await openWith(asTabs)
    await shows(page, "20.0%")
    const week = fill(tool.periods.week, { date: "27 July 2026" })
    expect(await title(page).textContent()).toBe(
      fill(answer.grew, { period: week, before: "5.0%", share: "20.0%" }),
    )
    expect(await page.locator(".tool .sample-tag").count()).toBe(0)
    expect(await page.locator(".tool-notes").textContent()).toContain(tool.notes.dayFirst)
    // What was pasted has no average: the example's would be somebody else's.
    expect(await page.locator(".tool-answer").textContent()).not.toContain(site.currency)
    await page.getByLabel(form.average).fill(formatNumber(2000))
    const money = fill(answer.countsAll, {
      missing: formatNumber(1200),
      orders: formatNumber(12000),
      share: `${formatNumber(10, 1)}%`,
    })
    await page.locator(".tool-answer p:not([role])").getByText(money).waitFor()
    await page
      .locator(".tool-answer")
      .getByText(/2\D?400\D?000|24\D00\D000/)
      .first()
      .waitFor()
    expect(await box(page).inputValue()).toBe("")
  })

  test("lines that coincide leave none behind when they part", async () => {
    const page = await openWith(asTabs)
    await shows(page, "20.0%")
    const count = () => page.locator(".tool-chart .chart-line").count()
    const before = await count()
    for (const analytics of ["0", "1,000", "0"]) {
      const level = broken.map(([period, books]) => [period, books, analytics].join("\t"))
      await paste(page, "#tool-paste", level.join("\n"))
      await page
        .locator(".tool-share strong")
        .getByText(analytics === "0" ? /^100/ : /^0/)
        .waitFor()
    }
    await paste(page, "#tool-paste", asTabs)
    await shows(page, "20.0%")
    expect(await count()).toBe(before)
  })

  test("what replaces rows can be taken back, and that too", async () => {
    const page = await open(path)
    const undo = button(page, form.undo)
    // Nothing of a visitor's is lost with the example.
    await paste(page, "#tool-paste", asTabs)
    await shows(page, "20.0%")
    expect(await undo.count()).toBe(0)
    await paste(page, "#tool-paste", asTabs.replace(/800$/gm, "700"))
    await shows(page, "30.0%")
    await box(page).focus()
    for (let i = 0; i < 3; i++) await page.keyboard.press("Tab")
    expect(await undo.evaluate(element => element === document.activeElement)).toBe(true)
    await page.keyboard.press("Enter")
    await shows(page, "20.0%")
    expect(await undo.evaluate(element => element === document.activeElement)).toBe(true)
    await page.keyboard.press("Enter")
    await shows(page, "30.0%")
    for (const replace of [form.clear, form.restore]) {
      await button(page, replace).click()
      await page.locator(".tool-actions [role=status]").getByText(tool.notes.replaced).waitFor()
      await undo.click()
      await shows(page, "30.0%")
    }
    // What was read is that of the rows which are there, and they begin with the first.
    const said = page.locator(".tool-paste [role=status]").first()
    const scroller = page.locator(".tool-rows")
    const three = asTabs.split("\n").slice(0, 3).join("\n")
    for (const [change, count] of [
      [() => paste(page, "#tool-paste", three), 3],
      [() => undo.click(), 12],
      [() => undo.click(), 3],
      [() => undo.click(), 12],
    ] as const) {
      await scroller.evaluate(element => element.scrollTo(0, element.scrollHeight))
      await change()
      await said.getByText(fill(tool.notes.rowsRead, { count })).waitFor()
      expect(await page.locator(".tool-rows tbody tr").count()).toBe(count)
      expect(await scroller.evaluate(element => element.scrollTop)).toBe(0)
    }
    await button(page, form.clear).click()
    expect(await said.textContent()).toBe("")
    await undo.click()
    await scroller.evaluate(element => element.scrollTo(0, element.scrollHeight))
    const place = await scroller.evaluate(element => element.scrollTop)
    await page.getByLabel(fill(form.remove, { row: 12 }), { exact: true }).click()
    expect(await page.locator(".tool-rows tbody tr").count()).toBe(11)
    await undo.click()
    expect(await page.locator(".tool-rows tbody tr").count()).toBe(12)
    // One row is no other table.
    expect(place).toBeGreaterThan(0)
    expect(await scroller.evaluate(element => element.scrollTop)).toBeGreaterThan(0)
  })

  test("a screen reader is told the one sentence that is new", async () => {
    const page = await openWith(asTabs)
    const status = page.locator(".tool-answer [role=status]")
    await status.getByText(/^20\.0%/).waitFor({ state: "attached" })
    const since = fill(answer.since, { period: fill(tool.periods.week, { date: "27 July 2026" }) })
    expect(await status.textContent()).toBe(`20.0% ${since}`)
    await page.getByLabel(form.average).fill(formatNumber(2000))
    await status.getByText(/2\D?400\D?000|24\D00\D000/).waitFor({ state: "attached" })
    expect(await status.textContent()).not.toContain(since)
    await cell(page, form.books, 3).fill("")
    const note = fill(tool.notes.emptyRow, { row: 3 })
    await status.getByText(note).waitFor({ state: "attached" })
    expect(await status.textContent()).toBe(note)
    expect(await cell(page, form.books, 3).getAttribute("aria-invalid")).toBe("true")
    expect(await cell(page, form.analytics, 3).getAttribute("aria-invalid")).toBeNull()
    // Its row is there, and being corrected.
    const missing = fill(tool.periods.week, { date: "15 June 2026" })
    expect(await page.locator(".tool-notes").textContent()).not.toContain(missing)
  })

  test("after a paste that was not read, the answer is marked as that of former rows", async () => {
    const page = await openWith(asTabs)
    await shows(page, "20.0%")
    await paste(page, "#tool-paste", asTabs.replace(/800$/gm, "700"))
    await shows(page, "30.0%")
    await button(page, form.undo).waitFor()
    await paste(page, "#tool-paste", "no\nrow")
    await page.locator(".tool-answer .tool-unread").getByText(tool.notes.unread).waitFor()
    expect(await page.locator(".tool-paste [role=status]").first().textContent()).toContain(tool.notes.unread)
    expect(await button(page, form.undo).count()).toBe(0)
    expect(await page.getByText(tool.notes.replaced).count()).toBe(0)
    await page.getByLabel(form.average).fill("a lot")
    await page.locator(".field-error").getByText(tool.notes.average).waitFor()
    expect(await page.getByLabel(form.average).getAttribute("aria-invalid")).toBe("true")
    await paste(page, "#tool-paste", asTabs)
    await shows(page, "20.0%")
    expect(await page.locator(".tool-unread").count()).toBe(0)
  })

  test("two tables that are pasted as one are joined, and that is said", async () => {
    const one = broken.map(([period, books]) => `${period}\t${books}`)
    const other = broken.slice(1).map(([period, , analytics]) => `${period}\t${analytics}`)
    const page = await openWith(["Week\tOrders", ...one, "Week\tTransactions", ...other].join("\n"))
    await shows(page, "20.0%")
    const said = await page.locator(".tool-paste [role=status]").first().textContent()
    expect(said).toContain(fill(tool.notes.joined, { count: 1 }))
    expect(said).toContain(fill(tool.notes.rowsRead, { count: 11 }))
  })

  test("a column that is headed as something else than orders gives no share", async () => {
    const page = await openWith(`Week\tOrders\tSessions\n${asTabs}`)
    const status = page.locator(".tool-paste [role=status]").first()
    await status.getByText(fill(tool.notes.measure, { text: "Sessions" })).waitFor()
    expect(await page.locator(".tool .sample-tag").count()).toBe(2)
    await paste(page, "#tool-paste", `Week\tOrders\tAnalytics\n${asTabs}`)
    await status.getByText(fill(tool.notes.columnsRead, { columns: "Week, Orders, Analytics" })).waitFor()
    await shows(page, "20.0%")
    await paste(page, "#tool-paste", asTabs.replace(/(950|800)$/gm, "3$1"))
    await page.locator(".tool-answer > p").getByText(answer.otherMeasure).first().waitFor()
    expect(await figure(page).count()).toBe(0)
  })

  test("tries again with the next change if its code couldn't be loaded", async () => {
    const page = await open(path)
    await page.route("**/*.js", route => route.abort())
    await cell(page, form.books, 1).fill("463")
    await page.locator(".tool-notes").getByText(tool.notes.failed).waitFor()
    await page.unroute("**/*.js")
    await paste(page, "#tool-paste", asTabs)
    await shows(page, "20.0%")
  })

  test("takes a dropped file, a chosen one and cells pasted into the table", async () => {
    const page = await open(path)
    await box(page).fill("half a thought")
    // Beside the box, a browser would leave the page for the file.
    const isTaken = await page.locator(".tool-privacy").evaluate((element, text) => {
      const data = new DataTransfer()
      data.items.add(new File([text], "orders.csv", { type: "text/csv" }))
      return ["dragover", "drop"].map(
        name =>
          !element.dispatchEvent(
            new DragEvent(name, { dataTransfer: data, bubbles: true, cancelable: true }),
          ),
      )
    }, asGermanCsv)
    expect(isTaken).toEqual([true, true])
    await shows(page, "20.0%")
    expect(await box(page).inputValue()).toBe("half a thought")
    await box(page).fill("")
    await button(page, form.restore).click()
    // The button is gone, and the focus must not be.
    expect(await cell(page, form.period, 1).evaluate(input => input === document.activeElement)).toBe(true)
    await page.locator(".tool .sample-tag").first().waitFor()
    const chooser = page.waitForEvent("filechooser")
    await button(page, form.file).click()
    const chosen = { name: "orders.csv", mimeType: "text/csv", buffer: Buffer.from(asGermanCsv) }
    await (await chooser).setFiles(chosen)
    await shows(page, "20.0%")
    await button(page, form.clear).click()
    await page.getByText(answer.none).first().waitFor()
    await paste(page, ".tool-rows tbody tr:first-child td:first-child input", asTabs)
    await shows(page, "20.0%")
    // A column of another system goes beside what is there.
    const column = broken.map(() => "900").join("\n")
    await paste(page, ".tool-rows tbody tr:first-child td:nth-child(3) input", column)
    await shows(page, "10.0%")
    expect(await cell(page, form.books, 12).inputValue()).toBe("1,000")
  })

  test("numbers of the example stay marked beside a visitor's, and neither they nor their answer are sent", async () => {
    const page = await open(path)
    const marks = page.locator(".tool .sample-tag")
    const send = page.getByRole("link", { name: keep.send, exact: true })
    await cell(page, form.books, 1).fill("5")
    await page.locator(".tool-notes").first().waitFor()
    expect(await marks.count()).toBe(2)
    expect(await page.getByText(form.example).isVisible()).toBe(true)
    expect(await page.getByLabel(form.average).inputValue()).toBe("")
    expect(await send.getAttribute("href")).not.toContain("#")
    await button(page, form.restore).click()
    await button(page, keep.copy).click()
    const other = await open(await page.getByLabel(keep.link).inputValue())
    expect(await other.locator(".tool .sample-tag").count()).toBe(2)
    // With the code for other numbers missing, the answer is the example's.
    await other.route("**/*.js", route => route.abort())
    for (const name of [form.period, form.books, form.analytics]) await cell(other, name, 1).fill("7")
    while ((await other.locator(".tool-rows tbody tr").count()) > 1)
      await other.getByLabel(fill(form.remove, { row: 2 }), { exact: true }).click()
    await other.locator(".tool-notes").getByText(tool.notes.failed).waitFor()
    expect(await other.getByText(form.example).count()).toBe(0)
    expect(
      await other.getByRole("link", { name: keep.send, exact: true }).getAttribute("href"),
    ).not.toContain("#")
    await other.getByLabel(fill(form.remove, { row: 1 }), { exact: true }).click()
    expect(await cell(other, form.period, 1).evaluate(input => input === document.activeElement)).toBe(true)
  })

  test("what was typed outlives a reload, the way to the form and back, and a link within the page", async () => {
    const page = await openWith(asTabs)
    await shows(page, "20.0%")
    await button(page, keep.copy).click()
    const link = await page.getByLabel(keep.link).inputValue()
    await page.evaluate(() => (location.hash = "#main"))
    await cell(page, form.analytics, 12).fill("790")
    expect(await page.getByLabel(keep.link).count()).toBe(0)
    await page.goBack()
    await page.waitForURL(link)
    const isKept = async () => {
      await page.waitForFunction(() => `${history.state?.numbers}`.includes("~790&"))
      expect(await cell(page, form.analytics, 12).inputValue()).toBe("790")
    }
    await isKept()
    await page.reload()
    await hydrated(page)
    await isKept()
    await page.getByRole("link", { name: keep.send, exact: true }).click()
    await page.waitForURL(url => url.pathname === paths.contact)
    await hydrated(page)
    await page.goBack()
    await hydrated(page)
    await isKept()
  })

  test("is typed into with the keyboard alone, and tells screen readers the answer after a pause", async () => {
    const page = await open(path)
    const status = page.locator(".tool-answer [role=status]")
    expect(await status.textContent()).toBe("")
    await button(page, form.clear).focus()
    await page.keyboard.press("Enter")
    await cell(page, form.period, 1).focus()
    for (const text of ["1 Sep 2026", "1,000", "900"]) {
      await page.keyboard.type(text)
      await page.keyboard.press("Tab")
    }
    await page.waitForFunction(
      expected => document.querySelector(".tool-answer [role=status]")?.textContent?.includes(expected),
      "10.0%",
    )
    await button(page, form.add).focus()
    await page.keyboard.press("Enter")
    expect(await cell(page, form.period, 4).evaluate(input => input === document.activeElement)).toBe(true)
    await page.getByLabel(fill(form.remove, { row: 4 }), { exact: true }).focus()
    await page.keyboard.press("Enter")
    expect(await cell(page, form.period, 3).evaluate(input => input === document.activeElement)).toBe(true)
    await cell(page, form.analytics, 1).fill("many")
    await page
      .locator(".tool-notes")
      .getByText(fill(tool.notes.wrongRow, { row: 1 }))
      .waitFor()
    expect(await cell(page, form.analytics, 1).getAttribute("aria-invalid")).toBe("true")
    const note = await cell(page, form.analytics, 1).getAttribute("aria-describedby")
    expect(await page.locator(`#${note}`).textContent()).toBe(fill(tool.notes.wrongRow, { row: 1 }))
    expect(await cell(page, form.books, 1).getAttribute("aria-invalid")).toBeNull()
    expect(await page.getByLabel(form.average).getAttribute("required")).toBeNull()
  })

  test("never shows a wrong number: the other way round, too few, and lines that it cannot read", async () => {
    const page = await openWith(
      broken.map(([period, books, analytics]) => [period, analytics, books].join("\t")).join("\n"),
    )
    await page.getByText(answer.onlyMore).first().waitFor()
    expect(await figure(page).count()).toBe(0)
    await button(page, form.swap).click()
    await shows(page, "20.0%")
    await button(page, form.clear).click()
    await paste(page, "#tool-paste", "1 Sep 2026;30;20\n2 Sep 2026;x;20\n4 Sep 2026;30;31\n5 Sep 2026;0;0")
    await page
      .locator(".tool-paste [role=status]")
      .getByText(/2 Sep 2026 \| x \| 20/)
      .waitFor()
    expect(await box(page).inputValue()).toContain("2 Sep 2026;x;20")
    const notes = await page.locator(".tool-notes").textContent()
    for (const [name, date] of [
      ["more", "4 September 2026"],
      ["empty", "5 September 2026"],
    ] as const)
      expect(notes).toContain(fill(tool.notes[name], { periods: fill(tool.periods.day, { date }) }))
    await page
      .getByText(fill(tool.notes.fewOrders, { count: 60 }))
      .first()
      .waitFor()
    // In place of what could not be read.
    await paste(page, "#tool-paste", "1 Sep 2026;300;200\n2 Sep 2026;300;210")
    await page
      .locator(".tool-chart")
      .getByText(fill(answer.fewPeriods, { count: 6 }))
      .first()
      .waitFor()
  })

  test("sends nothing, and can connect to nothing once it has loaded", async () => {
    const page = await open(path)
    await watchNetwork(page).quiet(500)
    const sent: string[] = []
    page.on("request", request => {
      // What reads pasted text and draws the chart is a script of this site, and a whole Chromium asks for the icon again when the
      // address changes; none has a query.
      if (!/^[^?#]+\/(page-[\w-]+\.js|fonts\/[\w-]+\.woff2|favicon\.svg)$/.test(request.url()))
        sent.push(`${request.method()} ${request.url()}`)
    })
    await paste(page, "#tool-paste", asTabs)
    await shows(page, "20.0%")
    await button(page, keep.copy).click()
    await page.getByLabel(keep.link).waitFor()
    const tried = await page.evaluate(async () => {
      const outcome = (promise: Promise<unknown>) =>
        promise.then(
          () => "sent",
          () => "refused",
        )
      const refusals: string[] = []
      addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
        refusals.push(effectiveDirective),
      )
      const answers = [
        await outcome(fetch("/robots.txt")),
        await outcome(fetch("https://elsewhere.example/", { mode: "no-cors" })),
      ]
      navigator.sendBeacon("/api/contact", "numbers")
      const form = Object.assign(document.createElement("form"), { action: "/contact", method: "post" })
      document.body.append(form)
      const isFormRefused = new Promise<void>(resolve =>
        addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
          if (effectiveDirective === "form-action") resolve()
        }),
      )
      form.submit()
      await isFormRefused
      return { answers, refusals: [...new Set(refusals)].sort() }
    })
    expect(tried).toEqual({ answers: ["refused", "refused"], refusals: ["connect-src", "form-action"] })
    expect(sent).toEqual([])
    const policy = (await request(path)).headers.get("content-security-policy") ?? ""
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/connect-src 'self'(;|$)/)
    expect(policy).toMatch(/form-action 'self'(;|$)/)
    expect(policy.replace(/'[^']*'/g, "")).not.toMatch(/https?:/)
    // Gatsby keeps where the page was scrolled to.
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))
    expect(stored).not.toMatch(/950|1,?000/)
  })

  test("a permalink holds the numbers in its fragment, and shows them elsewhere", async () => {
    const page = await openWith(asTabs)
    await shows(page, "20.0%")
    await button(page, keep.copy).click()
    const link = await page.getByLabel(keep.link).inputValue()
    const { pathname, search, hash } = new URL(link)
    expect([pathname, search, hash.startsWith("#rows=")]).toEqual([path, "", true])
    const other = await open(link)
    await shows(other, "20.0%")
    expect(await cell(other, form.analytics, 12).inputValue()).toBe("800")
    await cell(page, form.analytics, 12).fill("790")
    expect(await page.getByLabel(keep.link).count()).toBe(0)
  })

  test("the CSV has each period with its share and limits", async () => {
    const page = await openWith(asTabs)
    await shows(page, "20.0%")
    const download = page.waitForEvent("download")
    await button(page, keep.csv).click()
    const saved = await download
    expect(saved.suggestedFilename()).toBe(keep.file)
    const file = join(temporaryFolder(), keep.file)
    await saved.saveAs(file)
    const lines = readFileSync(file, "utf8").split("\r\n")
    expect(lines).toHaveLength(14)
    expect(lines[0]).toContain(`${form.period},${form.books},${form.analytics}`)
    expect(lines[12]).toMatch(/^2026-08-17,1000,800,200,20\.00,2\.76,7\.66$/)
  })

  test("the CSV and the notes leave out no row without saying so", async () => {
    const unreadable = Array.from({ length: 9 }, (_, i) => `${i + 1} Oct 2026\tmany\tmore`)
    const left = ["24/08/2026\t5\t9", "17/08/2026\t1\t1"]
    const page = await openWith([asTabs, ...left, ...unreadable].join("\n"))
    await page
      .locator(".tool-paste [role=status]")
      .getByText(fill(tool.periods.more, { count: 5 }))
      .waitFor()
    // On balance, which the period with more in analytics lowers.
    await shows(page, "19.9%")
    await button(page, form.add).click()
    for (const [row, text] of ["x", "x", "x", "x", "x", "x"].entries())
      await cell(page, form.books, row + 1).fill(text)
    await page
      .locator(".tool-notes")
      .getByText(fill(tool.periods.more, { count: 2 }))
      .waitFor()
    const download = page.waitForEvent("download")
    await button(page, keep.csv).click()
    const file = join(temporaryFolder(), keep.file)
    await (await download).saveAs(file)
    const lines = readFileSync(file, "utf8").trim().split("\r\n")
    expect(lines).toHaveLength(1 + 12 + 2)
    expect(lines).toContainEqual(expect.stringMatching(/^2026-08-24,5,9,-4,-80\.00,/))
    for (const line of ["2026-08-17,1,1,,,,", "01/06/2026,x,950,,,,"]) expect(lines).toContain(line)
  })

  test("is printed with its answer and numbers, without its fields", async () => {
    const page = await openWith(asTabs)
    await shows(page, "20.0%")
    await page.evaluate(() =>
      Object.assign(window, {
        print: () => {
          dispatchEvent(new Event("beforeprint"))
          Object.assign(window, { isPrinted: true })
        },
      }),
    )
    await button(page, keep.print).click()
    expect(await page.evaluate(() => "isPrinted" in window)).toBe(true)
    await page.emulateMedia({ media: "print" })
    for (const part of [".tool-share", ".tool-chart svg[role=img]", ".tool-chart tbody tr"])
      expect([part, await page.locator(part).first().isVisible()]).toEqual([part, true])
    for (const part of [".tool-rows", ".tool-paste", ".tool-take .button"])
      expect([part, await page.locator(part).first().isVisible()]).toEqual([part, false])
  })

  test("is put into the enquiry form when asked, as text that the visitor sees first", async () => {
    const page = await openWith(asTabs)
    await shows(page, "20.0%")
    const requested: string[] = []
    page.on("request", request => requested.push(request.url()))
    await page.getByRole("link", { name: keep.send, exact: true }).click()
    await page.waitForURL(url => url.pathname === paths.contact)
    await hydrated(page)
    const message = await formOn(page).field("Message").inputValue()
    expect(message).toContain(keep.message)
    expect(message).toContain("17/08/2026; 1,000; 800")
    expect(await page.locator("[name=about]").inputValue()).toBe(tool.title)
    expect(requested.filter(url => /1,?000|rows=/.test(url))).toEqual([])
    expect(new URL(page.url()).hash).toBe("")
  })

  test("of rows that are too many for the form, the newest are in it", async () => {
    const days = Array.from({ length: 400 }, (_, i) => {
      const day = new Date(Date.UTC(2025, 0, 1 + i)).toISOString().slice(0, 10)
      return `${day}\t1000\t9${i % 10}0`
    })
    const page = await openWith(days.join("\n"))
    await page.waitForFunction(() => !document.querySelector(".tool .sample-tag"))
    const href = await page.getByRole("link", { name: keep.send, exact: true }).getAttribute("href")
    const message = decodeURIComponent(`${href}`.split("#message=")[1] ?? "").split("\n")
    expect(message.at(-1)).toBe("2026-02-04; 1000; 990")
    const rows = message.filter(line => /^202\d-/.test(line)).length
    expect(message).toContain(fill(keep.newest, { count: rows, all: 400 }))
    expect(rows).toBeGreaterThan(60)
  })

  test("is a document of its own, from wherever a link leads to it and on", async () => {
    const page = await open(paths.resources)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.locator(`.resource-list h2 a[href="${path}"]`).click()
    await page.waitForURL(url => url.pathname === path)
    await hydrated(page)
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(false)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page
      .getByRole("navigation")
      .getByRole("link", { name: site.navigation[1]?.label, exact: true })
      .first()
      .click()
    await page.waitForURL(url => url.pathname === site.navigation[1]?.path)
    await hydrated(page)
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(false)
  })

  test("translated, it shows what an untranslated page does", async () => {
    const [plain, translated] = [await open(path), await open(path)]
    await translatePage(translated, "replace")
    const errors: string[] = []
    translated.on("pageerror", error => errors.push(String(error)))
    const shown = (page: Page) =>
      page.evaluate(() => document.querySelector("main")?.innerText.replace(/\s+/g, " "))
    const few = broken.slice(0, 3).map(row => row.join("\t"))
    for (const [text, share, said] of [
      [asTabs, "20.0%", "20.0%"],
      [few.join("\n"), "5.0%", "5.0%"],
      [asTabs, "20.0%", "20.0%"],
    ] as const) {
      for (const page of [plain, translated]) await paste(page, "#tool-paste", text)
      for (const page of [plain, translated]) {
        await page.locator(".tool-share strong").getByText(share, { exact: true }).waitFor()
        await page.locator(".tool-answer [role=status]").getByText(said).waitFor({ state: "attached" })
      }
      await until(async () => (await shown(translated)) === (await shown(plain))).catch(() => {})
      expect(await shown(translated)).toBe(await shown(plain))
    }
    expect(errors).toEqual([])
  })

  test("without scripts it has its method and example as text, and offers no fields", async () => {
    const page = await show(path, { ...desktop, javaScriptEnabled: false })
    for (const part of [
      ".tool-share",
      ".tool-chart svg[role=img]",
      ".article-body",
      ".tool-form .without-scripts",
    ])
      expect([part, await page.locator(part).first().isVisible()]).toEqual([part, true])
    for (const part of ["#tool-paste", ".tool-rows", ".tool-take"])
      expect([part, await page.locator(part).first().isVisible()]).toEqual([part, false])
  })

  test("on a phone, large numbers fit into their boxes, and a link leads to the answer", async () => {
    const page = await openWith(asTabs.replaceAll("1,000", "1,05,900").replace(/(950|800)$/gm, "1,00,$1"), {
      ...phone,
      viewport: { width: 390, height: 844 },
    })
    await page.waitForFunction(() => !document.querySelector(".tool .sample-tag"))
    for (const name of [form.period, form.books, form.analytics]) {
      const excess = await cell(page, name, 2).evaluate(input => input.scrollWidth - input.clientWidth)
      expect([name, excess]).toEqual([name, 0])
    }
    const link = page.getByRole("link", { name: form.toAnswer, exact: true })
    const answerHeading = page.locator("#tool-answer")
    const top = () => answerHeading.evaluate(heading => heading.getBoundingClientRect().top)
    expect(await top()).toBeGreaterThan(844)
    await link.click()
    await until(async () => (await top()) < 400)
    expect(await cell(page, form.books, 2).inputValue()).toBe("1,05,900")
  })

  test.each([
    ["a phone", phone],
    ["a desktop in the dark", { ...desktop, colorScheme: "dark" }],
  ] as [string, BrowserContextOptions][])(
    "with other numbers it is accessible on %s, and not too wide",
    async (_, options) => {
      const page = await openWith(`${asTabs}\n24/08/2026\t500\t509`, options)
      await shows(page, "20.0%")
      await page.locator(".tool-chart summary").click()
      await button(page, keep.copy).click()
      expect(await axeViolations(page)).toEqual([])
      const excess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(excess)).toBeLessThanOrEqual(0)
      expect(await page.locator(".tool-chart svg[role=img]").getAttribute("aria-label")).toContain("20.0%")
      expect(await page.locator(`.tool-chart .chart-line`).count()).toBeGreaterThan(2)
      expect(await page.locator(".tool-chart").getByText(chart.upper).count()).toBeGreaterThan(0)
    },
  )
})
