import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { BrowserContextOptions, Page } from "playwright-core"
import { contactServices } from "../../src/shared/enquiry/choices"

/** What a test fills into a form. */
export type Filling = Readonly<Record<string, string>>

/** Answers to every question of the form on a page. */
export const fillings = {
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
    Service: contactServices[1],
    "Budget per month": "$2k–$5k",
    Message: "How many readers return?",
  },
} as const satisfies Record<string, Filling>

/** The messages as they are sent when the forms are filled in so. */
export const messages = {
  "/landing": "Website: mint.example\nTraffic fell in March.\nSince the redesign.",
  "/contact": fillings["/contact"].Message,
} as const

/** The specified messages. */
export const notices = {
  "/landing": {
    sent: ["Request Sent!", "Thanks! We'll reach out with your FREE SEO Audit."],
    failed: ["Error", "Failed to send request. Please try again or email us directly."],
  },
  "/contact": {
    sent: ["Message Sent!", "Thanks! We'll get back to you shortly."],
    failed: ["Error", "Failed to send message. Please try again or email us directly."],
  },
} as const

export type FormPath = keyof typeof fillings

/** The pages with a form. */
export const formPaths = ["/landing", "/contact"] as const satisfies readonly FormPath[]

export const desktop: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  reducedMotion: "reduce",
}

/** The parts of a form as a visitor finds them. */
export const formOn = (page: Page) => {
  const form = page.locator("form.form")
  const field = (label: string) => form.getByLabel(label)
  const fill = async (filling: Filling) => {
    for (const [label, value] of Object.entries(filling)) {
      const isChoice = label === "Service" || label === "Budget per month"
      await (isChoice ? field(label).selectOption(value) : field(label).fill(value))
    }
  }
  const values = (labels: readonly string[]) => Promise.all(labels.map(label => field(label).inputValue()))
  return {
    form,
    field,
    fill,
    values,
    button: form.locator("button"),
    send: () => form.locator("button").click(),
  }
}

/** What takes the form's place once it is sent. */
export const sentOn = (page: Page) => {
  const heading = page.getByRole("heading", { name: / Sent!$/ })
  const place = page.locator("section", { has: heading })
  return { heading, place, again: place.getByRole("button", { name: /^Send another/ }) }
}

/** The announced region of the notices, and the lines of the one shown. */
export const noticesOn = (page: Page) => {
  const region = page.getByRole("region", { name: "Notices" })
  const shown = region.getByRole("listitem")
  const lines = async (): Promise<string[]> => {
    await shown.waitFor()
    return shown.locator("[data-title], [data-description]").allTextContents()
  }
  return { region, shown, lines, close: region.getByRole("button", { name: "Close notice" }) }
}

/** What the script of the notices has in it, and that of EmailJS's client. */
export const noticeMark = "data-sonner-toaster"
export const clientMark = "/api/v1.0/email/send"

/** The addresses of the built scripts that have these words in them. */
export const scriptsWith = (mark: string, folder = "."): string[] =>
  readdirSync(join(folder, "public"))
    .filter(file => file.endsWith(".js"))
    .filter(file => readFileSync(join(folder, "public", file), "utf8").includes(mark))
    .map(file => `/${file}`)
