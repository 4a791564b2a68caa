import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { ownSite, somePages, writeBuild } from "../test/publishing/small-build"
import { refusingMails, serveMail } from "../test/support/mail-server"
import { temporaryFolder } from "../test/support/temporary-folder"
import { lastPublish, mailLastPublish, recordPublish } from "./outcome"

let project: string
beforeEach(() => {
  project = temporaryFolder()
})

test("a publish is news if it ends otherwise than the last, for other reasons, or with changed pages", () => {
  const publish = (...[isPublished, line, changes]: [boolean, string, number?]) =>
    recordPublish(project, { isPublished, lines: [line] }, changes)
  expect(publish(true, "Release 1", 0)).toBe(true)
  expect(publish(true, "Release 2", 0)).toBe(false)
  expect(publish(true, "Release 3", 1)).toBe(true)
  expect(publish(false, "a date is wrong")).toBe(true)
  expect(publish(false, "a date is wrong")).toBe(false)
  expect(publish(false, "a link is dead")).toBe(true)
  expect(lastPublish(project)).toMatchObject({ isPublished: false, lines: ["a link is dead"] })
  expect(publish(true, "Release 4", 0)).toBe(true)
})

test.each(["{", "[]", '{"at":"today"}'])("a file with %s is named, and written anew", text => {
  const said = jest.spyOn(console, "error").mockImplementation(() => undefined)
  mkdirSync(`${project}/releases`)
  writeFileSync(`${project}/releases/last-publish.json`, text)
  expect(recordPublish(project, { isPublished: true, lines: [] })).toBe(true)
  expect(said.mock.calls.flat().join()).toMatch(/last publish is unknown: .*last-publish\.json: /)
  expect(lastPublish(project)).toMatchObject({ isPublished: true })
})

test("what a full disk does not take is news once, and kept until it can be written", () => {
  const said = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const refused = { isPublished: false, lines: ["ENOSPC"] }
  recordPublish(project, { isPublished: true, lines: [] })
  // A folder in its place takes no text either.
  const file = `${project}/releases/last-publish.json`
  rmSync(file)
  mkdirSync(file)
  expect([recordPublish(project, refused), recordPublish(project, refused)]).toEqual([true, false])
  expect(said.mock.calls.flat().join()).toMatch(/not kept: EISDIR/)
  expect(lastPublish(project)).toMatchObject(refused)
  rmSync(file, { recursive: true })
  recordPublish(project, refused)
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject(refused)
})

describe("the outcome is mailed", () => {
  const mailTo = async (email: string, lines: readonly string[], options = {}) => {
    const { url, taken, close } = await serveMail(options)
    jest.replaceProperty(process, "env", { SMTP_URL: url })
    writeBuild(project, somePages, "aa01", { ...ownSite, email })
    recordPublish(project, { isPublished: false, lines })
    const reported: string[] = []
    await mailLastPublish(project, line => reported.push(line))
    await close()
    return { reported: reported.join(), mail: taken.map(({ text }) => text).join() }
  }

  test("with its reasons, to the address of the site", async () => {
    const { mail } = await mailTo("owner@site.test", ["content/posts/x.md", "  6:7 error date is wrong"])
    expect(mail).toContain("To: owner@site.test")
    expect(mail).toContain("Subject: Own Site: nothing was published")
    expect(mail).toContain("content/posts/x.md\r\n  6:7 error date is wrong")
  })

  test("never to a placeholder", async () => {
    const { mail, reported } = await mailTo("hello@site.example", ["wrong"])
    expect([mail, reported]).toEqual(["", expect.stringContaining("hello@site.example is a placeholder")])
  })

  test("and a mail that is refused is reported", async () => {
    const { reported } = await mailTo("owner@site.test", ["wrong"], refusingMails(550, "5.7.1 Not you"))
    expect(reported).toContain("5.7.1 Not you")
  })
})
