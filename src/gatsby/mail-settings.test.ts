import { judgeMailSettings, stopOnMailSettings } from "./mail-settings"

const account = { GATSBY_EMAILJS_PUBLIC_KEY: "key", GATSBY_EMAILJS_SERVICE_ID: "service_1" }
const templates = {
  GATSBY_EMAILJS_AUDIT_TEMPLATE_ID: "template_a",
  GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: "template_c",
}

test("without a public key there is nothing to judge, whatever else is set", () => {
  expect(judgeMailSettings({})).toEqual({})
  expect(judgeMailSettings({ ...account, ...templates, GATSBY_EMAILJS_PUBLIC_KEY: " " })).toEqual({})
})

test("an account with its service and both templates is complete", () => {
  expect(judgeMailSettings({ ...account, ...templates })).toEqual({})
})

test("a key without a service can send nothing: what is there and what is not is named in one line", () => {
  expect(judgeMailSettings({ GATSBY_EMAILJS_PUBLIC_KEY: "key" }).problem).toBe(
    "EmailJS cannot send: found GATSBY_EMAILJS_PUBLIC_KEY; missing GATSBY_EMAILJS_SERVICE_ID, GATSBY_EMAILJS_AUDIT_TEMPLATE_ID, GATSBY_EMAILJS_CONTACT_TEMPLATE_ID. Set what is missing, or remove GATSBY_EMAILJS_PUBLIC_KEY: the site then takes enquiries itself.",
  )
  expect(judgeMailSettings({ ...account, ...templates, GATSBY_EMAILJS_SERVICE_ID: "" }).problem).toContain(
    "found GATSBY_EMAILJS_PUBLIC_KEY, GATSBY_EMAILJS_AUDIT_TEMPLATE_ID, GATSBY_EMAILJS_CONTACT_TEMPLATE_ID; missing GATSBY_EMAILJS_SERVICE_ID.",
  )
})

test("a template that is not named must have its default ID at the account", () => {
  expect(judgeMailSettings({ ...account, GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: "template_c" })).toEqual({
    hint: 'EmailJS can send only if its account has the template "audit" (GATSBY_EMAILJS_AUDIT_TEMPLATE_ID is missing).',
  })
})

test.each([
  ["a problem stops a build, in one line", { GATSBY_EMAILJS_SERVICE_ID: "" }, 1, 0],
  ["a default is only told", {}, 0, 1],
])("%s", (_name, changes, panics, warnings) => {
  const reporter = { error: jest.fn(), panic: jest.fn(), warn: jest.fn() }
  const cwd = jest.spyOn(process, "cwd").mockReturnValue("/nowhere")
  const env = { ...process.env, ...account, ...changes, NODE_ENV: "production" } as NodeJS.ProcessEnv
  const environment = jest.replaceProperty(process, "env", env)
  stopOnMailSettings({ reporter } as never)
  environment.restore()
  cwd.mockRestore()
  expect(reporter.panic).toHaveBeenCalledTimes(panics)
  expect(reporter.warn).toHaveBeenCalledTimes(warnings)
  for (const [line] of [...reporter.panic.mock.calls, ...reporter.warn.mock.calls])
    expect(line).not.toContain("\n")
})
