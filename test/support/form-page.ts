import { readdirSync, readFileSync } from "node:fs"
import type { Page } from "playwright-core"
import { defaultFieldTexts } from "../../src/shared/enquiry/field-texts"
import { site } from "../../src/shared/site"
import * as content from "./content"
import { stopClock } from "./visit"

/** Form input by default label. */
export type FormInput = Readonly<Record<string, string>>

const { services, budgets } = content.forms().contact
const [service, budget] = [services.at(-1)?.label, budgets.at(-1)?.label]

/** Input for every field of the form on a page. */
export const sampleInput = {
  "/landing": {
    Website: "mint.example",
    Name: "Asha Rao",
    Email: "asha@example.com",
    Company: "Mint & Co.",
    Message: "Traffic fell in March.\nSince the redesign.",
  },
  "/contact": {
    Name: "Asha Rao",
    Email: "asha@example.com",
    Company: "Mint & Co.",
    ...(service && { Service: service }),
    ...(budget && { Budget: budget }),
    Message: "How many readers return?",
  },
} satisfies Record<string, FormInput>

/** The messages sent with that input. */
export const messages = {
  "/landing": "Website: mint.example\nTraffic fell in March.\nSince the redesign.",
  "/contact": sampleInput["/contact"].Message,
} as const

/** What the forms say. */
export const words = content.formWords()

const noticesOf = ({ sent, sentText, failed, failedText }: typeof words.contact) => ({
  sent: [sent, sentText],
  failed: [failed, failedText],
})

/** What the notices say. */
export const notices = { "/landing": noticesOf(words.audit), "/contact": noticesOf(words.contact) }

export type FormPath = keyof typeof sampleInput

/** The pages with a form. */
export const formPaths = ["/landing", "/contact"] as const satisfies readonly FormPath[]

/** For what the forms have from the same component: the one with more fields, at night both. */
export const eitherForm: readonly FormPath[] = process.env.MORE_RUNS ? formPaths : ["/contact"]

/** What the content calls a field. @param label its default one */
const labelOf = (label: string): string => {
  const names = Object.entries<string>(defaultFieldTexts.labels)
  const [name] = names.find(([, known]) => known === label) ?? []
  return name ? words.labels[name as keyof typeof words.labels] : label
}

/** The controls of a page's form. */
export const formOn = (page: Page) => {
  const form = page.locator("form.form, form.enquiry")
  const field = (label: string) => form.getByLabel(labelOf(label))
  const button = form.locator("button")
  const send = () => button.click()
  const fill = async (input: FormInput) => {
    for (const [label, value] of Object.entries(input)) {
      const isChoice = label === "Service" || label === "Budget"
      await (isChoice ? field(label).selectOption(value) : field(label).fill(value))
    }
  }
  const values = (labels: readonly string[]) => Promise.all(labels.map(label => field(label).inputValue()))
  /** Fills in the form and sends it. */
  const submit = async (input: FormInput) => {
    await fill(input)
    await send()
  }
  return { page, form, field, button, fill, values, send, submit }
}

/** What replaces the form once it is sent. */
export const sentOn = (page: Page) => {
  const heading = page.getByRole("heading", { level: 2, name: words.sent.heading })
  const place = page.locator("section", { has: heading })
  const restart = (name: string) => place.getByRole("button", { name })
  return { heading, place, again: restart(words.audit.restart).or(restart(words.contact.restart)) }
}

/** The live region of the notices, and the lines of the one shown. */
export const noticesOn = (page: Page) => {
  const region = page.getByRole("region", { name: words.form.notices })
  const shown = region.getByRole("listitem")
  const lines = async (): Promise<string[]> => {
    await shown.waitFor()
    return shown.locator(".toast-title, .toast-description").allTextContents()
  }
  return { region, shown, lines, close: region.getByRole("button", { name: words.form.closeNotice }) }
}

/** A request to an endpoint. */
export type Posted = {
  readonly type: string | undefined
  readonly fields: Readonly<Record<string, unknown>>
}

type Answer = { readonly status: number; readonly text: string }

/** An endpoint's reply: a status and a text, a lost connection, none, or what the promise resolves with, by default success. */
export type Reply = Answer | "broken" | "never" | Promise<Answer | undefined>

const accepted = { status: 200, text: '{"message":"Thanks!","reference":"K7M-4PR"}' } as const

/**
 * Answers a page's posts instead of the endpoint at `url`: with these replies, then with success.
 * @returns what has been posted so far
 */
export const fakeEndpoint = async (page: Page, url: string, ...replies: Reply[]): Promise<Posted[]> => {
  const posts: Posted[] = []
  await page.route(url, async route => {
    const request = route.request()
    posts.push({ type: request.headers()["content-type"], fields: request.postDataJSON() })
    const reply = replies.shift() ?? accepted
    if (reply === "never") return
    if (reply === "broken") return route.abort("connectionreset")
    const { status, text } = (await reply) ?? accepted
    const cors = { "Access-Control-Allow-Origin": "*" }
    await route.fulfill({ status, body: text, contentType: "application/json", headers: cors })
  })
  return posts
}

/** Expects the sample input in the form and in the email that is offered. */
export const expectInputKept = async (page: Page, path: FormPath): Promise<void> => {
  const { form, values, button } = formOn(page)
  expect(await values(Object.keys(sampleInput[path]))).toEqual(Object.values(sampleInput[path]))
  expect(await button.isEnabled()).toBe(true)
  const link = form.getByRole("link", { name: site.contact.email })
  const { protocol, pathname, searchParams } = new URL((await link.getAttribute("href")) ?? "")
  expect([protocol, pathname]).toEqual(["mailto:", site.contact.email])
  for (const answer of Object.values(sampleInput[path]))
    expect(searchParams.get("body")).toContain(answer.replaceAll("\n", "\r\n"))
}

/**
 * Sends the form once for each refusal and expects an error notice, with the input kept in the form and in the
 * email that is offered.
 * @param refusals the endpoint's replies, in this order
 */
export const expectRefusalsReported = async (
  page: Page,
  path: FormPath,
  refusals: readonly Reply[],
): Promise<void> => {
  const { fill, send } = formOn(page)
  const { lines, shown, close } = noticesOn(page)
  await fill(sampleInput[path])
  for (const refusal of refusals) {
    await send()
    expect([refusal, await lines()]).toEqual([refusal, notices[path].failed])
    expect(await shown.getAttribute("data-type")).toBe("error")
    await expectInputKept(page, path)
    await close.click()
    await shown.waitFor({ state: "detached" })
  }
}

/** Sends the form to an endpoint that never replies, and expects a failure after 15 s, with the input kept. */
export const expectTimeout = async (page: Page, path: FormPath): Promise<void> => {
  const { fill, button, send } = formOn(page)
  await fill(sampleInput[path])
  await noticesOn(page).region.waitFor({ state: "attached" })
  await stopClock(page)
  await send()
  await page.clock.runFor(14_900)
  expect(await button.textContent()).toBe(words.form.sending)
  await page.clock.runFor(1000)
  await page.clock.resume()
  expect(await noticesOn(page).lines()).toEqual(notices[path].failed)
  await expectInputKept(page, path)
}

/** A string in the script of the notices, and one in that of EmailJS's client. */
export const toastCode = "data-sonner-toaster"
export const emailjsCode = "/api/v1.0/email/send"

/** The addresses of the built scripts that contain a string. */
export const scriptsWith = (mark: string): string[] =>
  readdirSync("public")
    .filter(file => file.endsWith(".js") && readFileSync(`public/${file}`, "utf8").includes(mark))
    .map(file => `/${file}`)
