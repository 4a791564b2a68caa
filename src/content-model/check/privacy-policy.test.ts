import { problemsWith } from "../fixtures/project"

const emailjs = { GATSBY_EMAILJS_PUBLIC_KEY: "key", GATSBY_EMAILJS_SERVICE_ID: "service_1" }
const written = (text: string) => `---\ntitle: Privacy\ndescription: What we keep.\n---\n\n${text}\n`
const advice = "{enquiryHandling} says what happens to enquiries with the settings in use"
const unused = `names EmailJS, through which no enquiry goes with the settings in use; ${advice}`
const unnamed = `does not name EmailJS, through which enquiries go; ${advice}`

test.each([
  [{}, "Enquiries are stored on our server.", undefined],
  [{}, "Enquiries go through EmailJS.", unused],
  [{}, "{enquiryHandling} EmailJS helps.", unused],
  [emailjs, "Enquiries are stored on our server.", unnamed],
  [emailjs, "Enquiries go through EmailJS.", undefined],
  [emailjs, "{enquiryHandling}", undefined],
  [{ EMAILJS_PRIVATE_KEY: "k" }, "Enquiries are stored on our server.", unnamed],
])("with the settings %j, a policy that says %j", async (env, text, reason) => {
  jest.replaceProperty(process, "env", { ...process.env, ...env })
  const file = "content/legal/privacy.md"
  const problems = (await problemsWith({ [file]: written(text) })).filter(problem => problem.file === file)
  expect(problems.map(problem => problem.reason)).toEqual(reason ? [reason] : [])
})

test("a policy in a folder of its own is checked too", async () => {
  const file = "content/legal/privacy/index.md"
  const files = { "content/legal/privacy.md": undefined, [file]: written("Enquiries go through EmailJS.") }
  expect(await problemsWith(files)).toMatchObject([{ file, reason: unused }])
})
