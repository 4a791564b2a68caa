import { existsSync, mkdirSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../../test/support/temporary-folder"
import { post, writeProject } from "../content-model/fixtures/project"
import { checkBeforeBuild } from "./check-before-build"

const run = async (
  mode: "production" | "development",
  root = temporaryFolder(),
  env: Record<string, string> = {},
) => {
  mkdirSync(join(root, "public"))
  const reporter = { error: jest.fn(), panic: jest.fn(), warn: jest.fn() }
  jest.spyOn(process, "cwd").mockReturnValue(root)
  jest.replaceProperty(process, "env", { ...process.env, ...env, NODE_ENV: mode })
  await checkBeforeBuild({ reporter } as never)
  return { reporter, keepsPublic: existsSync(join(root, "public")) }
}

test("errors stop a build and leave the last one", async () => {
  const { reporter, keepsPublic } = await run("production")
  expect(reporter.panic).toHaveBeenCalledWith(
    expect.stringMatching(
      /^The content has \d+ problems in \d+ files:\n\ncontent\/about\.json\n +1:1 {2}error {4}this required file is missing/,
    ),
  )
  expect(keepsPublic).toBe(true)
})

test("gatsby develop reports errors and continues", async () => {
  const { reporter, keepsPublic } = await run("development")
  expect(reporter.error).toHaveBeenCalledTimes(1)
  expect(reporter.panic).not.toHaveBeenCalled()
  expect(keepsPublic).toBe(true)
})

test("warnings do not stop a build, which prints the first twenty", async () => {
  const posts = Array.from({ length: 25 }, (_, index) => [
    `content/posts/p-${index}.md`,
    post(`P ${index}`, {}, "TODO: write it.\n"),
  ])
  const { reporter, keepsPublic } = await run("production", writeProject(Object.fromEntries(posts)))
  expect(reporter.panic).not.toHaveBeenCalled()
  const [text = ""] = reporter.warn.mock.calls[0] ?? []
  expect(text).toMatch(/^The content has 25 warnings in 25 files:\n\ncontent\/posts\/p-0\.md\n/)
  expect(text.match(/ {2}warning {2}/g)).toHaveLength(20)
  expect(text).toMatch(/\n… npm run check:content lists them all$/)
  expect(keepsPublic).toBe(true)
})

const account = { GATSBY_EMAILJS_PUBLIC_KEY: "key", GATSBY_EMAILJS_SERVICE_ID: "service_1" }
const templates = {
  GATSBY_EMAILJS_AUDIT_TEMPLATE_ID: "template_a",
  GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: "template_c",
}

test.each([
  [
    "an EmailJS account without a service",
    { GATSBY_EMAILJS_PUBLIC_KEY: "key" },
    "GATSBY_EMAILJS_SERVICE_ID: found nothing, expected a value, since GATSBY_EMAILJS_PUBLIC_KEY is set, for example GATSBY_EMAILJS_SERVICE_ID=…",
  ],
  [
    "an origin without its scheme",
    { GATSBY_EMAILJS_ORIGIN: "mail.example.com" },
    expect.stringMatching(/^GATSBY_EMAILJS_ORIGIN: found "mail.example.com", expected /),
  ],
  [
    "a CMS without a repository",
    { CMS_BACKEND: "github" },
    "CMS_REPOSITORY: found nothing, expected a value, since CMS_BACKEND is set, for example CMS_REPOSITORY=owner/name",
  ],
])("%s stops a build with one line", async (_name, env, line) => {
  const { reporter } = await run("production", writeProject(), env)
  expect(reporter.panic.mock.calls).toEqual([[line]])
})

test.each([
  [
    "a template without an ID gets the default, with a warning",
    { ...account, GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: "template_c", SMTP_URL: "smtp://127.0.0.1" },
    [
      'EmailJS can send only if its account has the template "audit" (GATSBY_EMAILJS_AUDIT_TEMPLATE_ID is missing).',
    ],
  ],
  [
    "an account of the browser alone leaves some enquiries unmailed",
    { ...account, ...templates },
    [expect.stringMatching(/AMP and no-script forms: stored, not mailed: .*EMAILJS_PRIVATE_KEY$/)],
  ],
  ["a complete account gives no warning", { ...account, ...templates, SMTP_URL: "smtp://127.0.0.1" }, []],
  ["nor does one without a public key", { ...account, ...templates, GATSBY_EMAILJS_PUBLIC_KEY: " " }, []],
  ["a typo is warned of", { SMPT_URL: "smtps://a.test" }, ["SMPT_URL is no setting; did you mean SMTP_URL?"]],
])("%s", async (_name, env, warnings) => {
  const { reporter } = await run("production", writeProject(), env)
  expect(reporter.panic).not.toHaveBeenCalled()
  expect(reporter.warn.mock.calls.flat()).toEqual(warnings)
})
