import { paths } from "../../src/shared/paths"
import { site } from "../../src/shared/site"
import { fillTokens } from "../../src/shared/text-tokens"
import { axeViolations } from "../support/axe"
import * as forms from "../support/form-page"
import { openSite } from "../support/server/open"

const shared = openSite()
let posts: forms.Posted[]
let errors: string[]

const open = async (path: forms.FormPath, ...replies: forms.Reply[]) => {
  errors = []
  const page = await shared.open(path)
  page.on("console", message => message.type() === "error" && errors.push(message.text()))
  posts = await forms.fakeEndpoint(page, `**${paths.contactEndpoint}`, ...replies)
  return forms.formOn(page)
}

const hiddenFields = {
  form_instance: expect.stringMatching(/^[0-9a-f]{32}$/),
  comments: "",
  elapsed_ms: expect.stringMatching(/^\d+$/),
  policy: expect.stringMatching(/^[0-9a-f]{12}$/),
}
const person = { name: "Asha Rao", email: "asha@example.com" }
// Empty where the form has no such list.
const { Service: service = "", Budget: budget = "" }: forms.FormInput = forms.sampleInput["/contact"]
/** What a form sends of its own, and of the fields that may be left out: filled in, and blank. */
const answers = {
  "/landing": [
    { form: "audit", consent: "on" },
    { company: "Mint & Co.", message: forms.messages["/landing"] },
    { company: "", message: "" },
  ],
  "/contact": [
    { form: "contact" },
    { company: "Mint & Co.", service, budget, message: "How many readers return?" },
    { company: "", service: "", budget: "", message: "" },
  ],
} as const

test("consent is pre-ticked and not enforced, and any text is accepted as a website", async () => {
  const { page, field, submit } = await open("/landing")
  const { audit, form } = forms.words
  const consent = field(fillTokens(audit.consent, { link: form.policy }))
  expect(await consent.isChecked()).toBe(true)
  await consent.uncheck()
  await submit({ ...forms.sampleInput["/landing"], Website: "none yet" })
  expect(await forms.noticesOn(page).lines()).toEqual(forms.notices["/landing"].sent)
  expect(posts[0]?.fields).toMatchObject({
    consent: "",
    message: expect.stringMatching(/^Website: none yet\n/),
  })
})

const refusals: readonly forms.Reply[] = [
  { status: 400, text: "Please correct these fields and send the form again." },
  { status: 403, text: "Forbidden" },
  { status: 413, text: "The message is too large" },
  { status: 422, text: "" },
  { status: 429, text: "Too Many Requests" },
  { status: 451, text: "Unavailable For Legal Reasons" },
  { status: 500, text: "" },
  { status: 503, text: "not stored" },
  "broken",
]

describe.each(forms.formPaths)("the form on %s", path => {
  const input = forms.sampleInput[path]
  const labels = Object.keys(input)

  test("is sent once however often it is submitted, with all answers, trimmed, and is replaced by a confirmation", async () => {
    let answer: (given?: undefined) => void = () => {}
    const reply = new Promise<undefined>(resolve => (answer = resolve))
    const { page, form, fill, values, button, submit } = await open(path, reply)
    await fill({ ...input, Name: "  Asha Rao " })
    // Twice in one task, before React has rendered.
    await form.evaluate((element: HTMLFormElement) => [element, element].map(each => each.requestSubmit()))
    await button.dblclick({ force: true })
    await page.keyboard.press("Enter")
    expect([await button.textContent(), await button.isDisabled()]).toEqual([forms.words.form.sending, true])
    expect(await forms.noticesOn(page).shown.count()).toBe(0)
    answer()
    expect(await forms.noticesOn(page).lines()).toEqual(forms.notices[path].sent)
    const [own, filledIn, leftOut] = answers[path]
    const sentWith = (fields: object) => ({
      type: "application/json",
      fields: { ...person, ...own, ...fields, ...hiddenFields },
    })
    expect(posts).toEqual([sentWith(filledIn)])
    const { heading, place, again } = forms.sentOn(page)
    expect(await heading.evaluate(element => element === document.activeElement)).toBe(true)
    expect(await form.isVisible()).toBe(false)
    const text = (await place.innerText()).replace(/\s+/g, " ")
    expect(text).toContain("asha@example.com")
    expect(text.includes("mint.example")).toBe(path === "/landing")
    const hours = String(site.consultation.responseHours)
    const [before = "", after] = fillTokens(forms.words.sent.replyByFrom, {
      hours,
      link: site.contact.email,
    }).split("{day}")
    expect(text.split(before)[1]).toMatch(/^\D*\d/)
    expect(text).toContain(after)
    expect(await axeViolations(page)).toEqual([])
    await again.click()
    expect(await values(labels)).toEqual(labels.map(() => ""))
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT")
    expect(await button.textContent()).not.toBe(forms.words.form.sending)
    await submit({ Name: "Asha Rao", Email: "asha@example.com" })
    await heading.waitFor()
    expect(posts.slice(1)).toEqual([sentWith(leftOut)])
    if (path === "/landing") expect(await place.innerText()).toContain(forms.words.audit.noSite)
    expect(errors).toEqual([])
  })
})

describe.each(forms.eitherForm)("the form on %s", path => {
  const input = forms.sampleInput[path]

  test("keeps the input on any refusal and retries it as the same enquiry; the next one is new", async () => {
    const { page, form, button, send, submit } = await open(path, ...refusals)
    await forms.expectRefusalsReported(page, path, refusals)
    expect(errors.filter(line => line.includes("form could not be sent"))).toHaveLength(refusals.length)
    const email = form.getByRole("link", { name: site.contact.email })
    const [above, below] = await Promise.all([email.boundingBox(), button.boundingBox()])
    expect(above?.y).toBeLessThan(below?.y ?? 0)
    await send()
    await forms.sentOn(page).again.click()
    expect(await email.count()).toBe(0)
    await submit(input)
    await forms.sentOn(page).heading.waitFor()
    const instances = posts.map(({ fields }) => fields.form_instance)
    expect(new Set(instances.slice(0, -1)).size).toBe(1)
    expect(instances.at(-1)).not.toBe(instances[0])
  })

  test("says what the server says: in the notice, or beside the field that it is about", async () => {
    const message = "The server’s <own> reason."
    const { page, form, field, submit, send } = await open(
      path,
      { status: 429, text: JSON.stringify({ message }) },
      {
        status: 400,
        text: JSON.stringify({ message, errors: [{ field: "company", message: "Unknown company." }] }),
      },
    )
    await submit(input)
    await form.getByRole("alert").getByText(message).waitFor()
    expect(await forms.noticesOn(page).lines()).toEqual(forms.notices[path].failed)
    await send()
    await form.getByText("Unknown company.").waitFor()
    expect(await form.getByText(message).count()).toBe(0)
    const company = field("Company")
    expect(await company.evaluate(element => element === document.activeElement)).toBe(true)
    const describedBy = (await company.getAttribute("aria-describedby")) ?? ""
    expect(await page.locator(`#${describedBy}`).innerText()).toBe("Unknown company.")
    expect(await axeViolations(page)).toEqual([])
    await submit(input)
    await forms.sentOn(page).heading.waitFor()
    expect(posts).toHaveLength(3)
  })

  test("gives up after 15 s without a response", async () => {
    const { page } = await open(path, "never")
    await forms.expectTimeout(page, path)
    expect(errors.join("\n")).toContain("no answer within 15 s")
  })
})

test.each(forms.formPaths)(
  "what was typed on %s is there again after its privacy link and Back",
  async path => {
    const { page, form, fill, values } = await open(path)
    await fill(forms.sampleInput[path])
    const consent = form.getByRole("checkbox")
    for (const box of await consent.all()) await box.uncheck()
    await form.getByRole("link", { name: forms.words.form.policy }).click()
    await page.waitForURL(`**${paths.privacy}`)
    await form.waitFor({ state: "detached" })
    await page.goBack()
    await page.waitForURL(`**${path}`)
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>("[name=name]")?.value)
    expect(await values(Object.keys(forms.sampleInput[path]))).toEqual(Object.values(forms.sampleInput[path]))
    for (const box of await consent.all()) expect(await box.isChecked()).toBe(false)
  },
)
