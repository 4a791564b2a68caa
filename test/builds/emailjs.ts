import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import { site } from "../../src/shared/site"
import { contentOf, fileStore } from "../enquiries/store-contract"
import { expectRefusalsTold, expectWaitToEnd } from "../support/failing-answers"
import {
  clientMark,
  desktop,
  type Filling,
  type FormPath,
  fillings,
  formOn,
  formPaths,
  messages,
  noticeMark,
  notices,
  noticesOn,
  scriptsWith,
  sentOn,
} from "../support/form-page"
import type { Reply, repliesInTurn } from "../support/site-with-endpoint"
import { visit } from "../support/visit"

// As EmailJS words them.
const refusals: readonly Reply[] = [
  { status: 400, text: "The template ID not found" },
  { status: 403, text: "Forbidden" },
  { status: 429, text: "Too Many Requests" },
  { status: 451, text: "Unavailable For Headless Browser" },
  { status: 500, text: "" },
  "broken",
]

/** A request to the server that plays EmailJS. */
export type Asked = { url?: string; body: string; origin?: string }

type Given = {
  readonly folder: string
  readonly browser: Browser
  readonly page: Page
  readonly replies: ReturnType<typeof repliesInTurn>
  readonly asked: Asked[]
  readonly address: Promise<string | undefined>
}

/** What the forms do in a build with an EmailJS account; `given` is asked once the build is served. */
export const describeEmailjs = (given: () => Given): void =>
  describe("with an EmailJS account", () => {
    const sent = () => given().asked.filter(({ url }) => url === clientMark)

    const open = async (path: FormPath, ...next: Reply[]) => {
      await visit(given().page, path)
      given().asked.length = 0
      given().replies.set(...next)
    }

    const person = { Name: "  Asha Rao ", Email: "asha@example.com" }

    test.each<[FormPath, Filling, string]>([
      ...formPaths.flatMap((path): [FormPath, Filling, string][] => [
        [path, fillings[path], messages[path]],
        [path, person, "No message provided"],
      ]),
      ["/landing", { ...person, Website: "mint.example" }, "Website: mint.example"],
    ])("the form on %s goes there from the browser, filled in with %j", async (path, filling, message) => {
      await open(path)
      const { form, fill, send } = formOn(given().page)
      await fill(filling)
      await send()
      expect(await noticesOn(given().page).lines()).toEqual(notices[path].sent)
      const { heading, place } = sentOn(given().page)
      await heading.waitFor()
      expect(await form.isVisible()).toBe(false)
      const said = await place.innerText()
      expect(said).toContain("asha@example.com")
      expect(said.includes("mint.example")).toBe("Website" in filling)
      expect(sent()).toHaveLength(1)
      const { body, origin } = sent()[0] ?? { body: "{}" }
      expect(origin).toBe(await given().address)
      const choices = {
        service: filling.Service ?? "Not specified",
        budget: filling["Budget per month"] ?? "Not specified",
      }
      expect(JSON.parse(body)).toEqual({
        lib_version: "4.4.1",
        user_id: "public-key",
        service_id: "service_1",
        template_id: path === "/landing" ? "template_a" : "template_c",
        template_params: {
          from_name: "Asha Rao",
          from_email: "asha@example.com",
          company: filling.Company ?? "Not specified",
          message,
          to_email: site.contact.email,
          ...(path === "/landing" ? { subject: "FREE SEO Audit Request" } : choices),
        },
      })
    })

    test.each(formPaths)("the form on %s keeps what was typed, whatever refusal is answered", async path => {
      await open(path, ...refusals)
      await expectRefusalsTold(given().page, path, refusals)
      expect(sent().length).toBeGreaterThanOrEqual(refusals.length)
    })

    test.each(formPaths)(
      "the form on %s is posted by the browser where the client of an earlier deploy is gone",
      async path => {
        const old = await given().browser.newPage({ baseURL: await given().address, ...desktop })
        await visit(old, path)
        const gone = [clientMark, noticeMark].flatMap(mark => scriptsWith(mark, given().folder))
        for (const script of gone) await old.route(`**${script}`, route => route.fulfill({ status: 404 }))
        const { fill, send } = formOn(old)
        const message = `Sent from ${path} before the deploy`
        await fill({ ...fillings[path], Message: message })
        await send()
        await old.waitForURL("**/contact/sent")
        const enquiries = await contentOf(fileStore(join(given().folder, "enquiries")))
        const stored = enquiries.filter(({ fields }) => fields.message?.endsWith(message))
        expect(stored).toMatchObject([{ instance: expect.stringMatching(/^[0-9a-f]{32}$/) }])
        await old.close()
      },
    )

    test.each(formPaths)("the form on %s waits 15 s for an answer and no longer", async path => {
      const waiting = await given().browser.newPage({ baseURL: await given().address, ...desktop })
      await visit(waiting, path)
      given().replies.set("never")
      await expectWaitToEnd(waiting, path)
      await waiting.close()
    })

    test("its client is loaded only when a form is used", async () => {
      const [part = "", ...others] = scriptsWith(clientMark, given().folder)
      expect(others).toEqual([])
      const fresh = await given().browser.newPage({ baseURL: await given().address, ...desktop })
      const scripts: string[] = []
      fresh.on("request", request => scripts.push(new URL(request.url()).pathname))
      await visit(fresh, "/landing")
      expect(scripts).not.toContain(part)
      const loaded = fresh.waitForRequest(request => request.url().endsWith(part))
      await formOn(fresh).field("Name").focus()
      await loaded
      await fresh.close()
    })
  })
