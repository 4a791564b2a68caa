import { checkEmailjsSettings } from "./emailjs-settings"

const account = { GATSBY_EMAILJS_PUBLIC_KEY: "key", GATSBY_EMAILJS_SERVICE_ID: "service_1" }
const templates = {
  GATSBY_EMAILJS_AUDIT_TEMPLATE_ID: "template_a",
  GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: "template_c",
}

test("without a public key there is nothing to judge, whatever else is set", () => {
  expect(checkEmailjsSettings({})).toEqual({})
  expect(checkEmailjsSettings({ ...account, ...templates, GATSBY_EMAILJS_PUBLIC_KEY: " " })).toEqual({})
})

test("an account with its service and both templates is complete", () => {
  expect(checkEmailjsSettings({ ...account, ...templates })).toEqual({})
})

test("a key without a service can send nothing: what is there and what is not is named in one line", () => {
  expect(checkEmailjsSettings({ GATSBY_EMAILJS_PUBLIC_KEY: "key" }).problem).toBe(
    "EmailJS cannot send: found GATSBY_EMAILJS_PUBLIC_KEY; missing GATSBY_EMAILJS_SERVICE_ID, GATSBY_EMAILJS_AUDIT_TEMPLATE_ID, GATSBY_EMAILJS_CONTACT_TEMPLATE_ID. Set what is missing, or remove GATSBY_EMAILJS_PUBLIC_KEY: the site then takes enquiries itself.",
  )
  expect(checkEmailjsSettings({ ...account, ...templates, GATSBY_EMAILJS_SERVICE_ID: "" }).problem).toContain(
    "found GATSBY_EMAILJS_PUBLIC_KEY, GATSBY_EMAILJS_AUDIT_TEMPLATE_ID, GATSBY_EMAILJS_CONTACT_TEMPLATE_ID; missing GATSBY_EMAILJS_SERVICE_ID.",
  )
})

test("a template that is not named must have its default ID at the account", () => {
  expect(checkEmailjsSettings({ ...account, GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: "template_c" })).toEqual({
    hint: 'EmailJS can send only if its account has the template "audit" (GATSBY_EMAILJS_AUDIT_TEMPLATE_ID is missing).',
  })
})
