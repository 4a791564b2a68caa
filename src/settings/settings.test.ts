import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../../test/support/temporary-folder"
import { loadEnv, readSettings, variables, withoutPassword } from "./settings"
import { unknownNames } from "./unknown-names"

const problems = (env: Record<string, string>): string[] => {
  try {
    readSettings(env)
    return []
  } catch (error) {
    return (error as Error).message.split("\n")
  }
}

test("every setting that the server needs has a default", () => {
  expect(readSettings({ PORT: " ", UNRELATED: "x" })).toEqual({
    HOST: "127.0.0.1",
    PORT: 9000,
    TRUST_PROXY: 0,
    ENQUIRIES_URL: "file:./data/enquiries.db",
    ENQUIRIES_SPOOL: "file:./data/spool.db",
    ENQUIRY_MAILS_PER_HOUR: 30,
    ENQUIRY_RATE_LIMIT: 20,
    ENQUIRY_RATE_WINDOW: 600,
    ENQUIRY_MIN_SECONDS: 2,
    ENQUIRY_BACKLOG_LIMIT: 200,
    RELEASES_KEPT: 10,
  })
})

test.each([
  ["TRUST_PROXY", "2", 2],
  ["PORT", "0", 0],
  ["SITE_URL", "https://site.example/", "https://site.example"],
  ["ENQUIRIES_URL", "file:/srv/enquiries", "file:/srv/enquiries"],
  ["ENQUIRIES_RETENTION", "18months", "18months"],
  ["ENQUIRIES_URL", "postgres:///site?host=/run/postgresql", "postgres:///site?host=/run/postgresql"],
])("%s=%s is accepted", (name, value, expected) => {
  expect(readSettings({ [name]: value })).toMatchObject({ [name]: expected })
})

test.each([
  ["PORT", "abc"],
  ["ENQUIRIES_SPOOL", "/srv/spool"],
  ["ENQUIRIES_RETENTION", "18 moons"],
  ["PORT", "65536"],
  ["HOST", "http://localhost"],
  ["SITE_URL", "site.example"],
  ["SITE_URL", "https://site.example/blog"],
  ["ENQUIRIES_URL", "file:"],
  ["ENQUIRIES_URL", "file://host/data"],
  ["ENQUIRIES_URL", "mysql://db/site"],
  ["ENQUIRIES_URL", "postgres://me:p@ss#word@db/site"],
  ["ENQUIRY_RATE_WINDOW", "1e3"],
  ["ENQUIRIES_TO_EMAIL", "the owner"],
  ["RELEASES_KEPT", "1"],
])("%s=%s is reported in one line with name, found, expected and an example", (name, value) => {
  const [line, ...more] = problems({ [name]: value })
  expect(more).toEqual([])
  expect(line).toMatch(new RegExp(`^${name}: found ".+", expected .+, for example ${name}=`))
})

test.each([
  ["me:secret@mail.example.com", /expected smtp:\/\/ or smtps:/],
  ["smtps://me:50%off@mail.example.com:465", /\(% as %25, @ as %40\)/],
  // It would wait for ever.
  ["smtp://me:secret@mail.example.com:0465", /expected smtps:\/\/ with port 465/],
  ["smtp://me:secret@mail.example.com:465", /expected smtps:\/\/ with port 465, or smtp:\/\/ with port 587$/],
])("the mailbox URL %s is refused with its reason and without its value", (url, reason) => {
  const [line, ...others] = problems({ SMTP_URL: url })
  expect(line).toMatch(/^SMTP_URL: found \(hidden\), /)
  expect(line).toMatch(reason)
  expect(others).toEqual([])
})

test("all problems are reported at once, without any password or key", () => {
  const lines = problems({
    PORT: "abc",
    ENQUIRIES_URL: "postgres://me:secret@db:port/site",
    STATUS_TOKEN: "secret!",
  })
  expect(lines).toEqual([
    expect.stringMatching(/^PORT: found "abc"/),
    expect.stringMatching(/^STATUS_TOKEN: found \(hidden\)/),
    expect.stringMatching(/^ENQUIRIES_URL: found "postgres:\/\/me:\*\*\*@db:port\/site"/),
  ])
  expect(lines.join()).not.toContain("secret")
})

test("an EmailJS account must be complete; GATSBY_ settings are its defaults", () => {
  const key = { EMAILJS_PRIVATE_KEY: "k" }
  expect(problems(key)).toEqual([
    expect.stringMatching(/^EMAILJS_PUBLIC_KEY: found nothing, .*since EMAILJS_PRIVATE_KEY is set/),
    expect.stringMatching(/^EMAILJS_SERVICE_ID: found nothing/),
  ])
  expect(problems({ EMAILJS_PUBLIC_KEY: "p", EMAILJS_SERVICE_ID: "s" })).toEqual([
    expect.stringMatching(/^EMAILJS_PRIVATE_KEY: found nothing/),
  ])
  expect(problems({ GATSBY_EMAILJS_PUBLIC_KEY: "p" })).toEqual([
    expect.stringMatching(/^GATSBY_EMAILJS_SERVICE_ID: found nothing/),
  ])
  expect(problems({ ...key, GATSBY_EMAILJS_PUBLIC_KEY: "p", GATSBY_EMAILJS_SERVICE_ID: "s" })).toEqual([])
})

test.each([
  ["ENQUIRES_URL", "did you mean ENQUIRIES_URL?"],
  ["TRUST_PROXIES", "did you mean TRUST_PROXY?"],
  ["STATUS_TOKN", "did you mean STATUS_TOKEN?"],
  ["SMTP_PASSWORD_FILE", "see .env.example"],
])("%s is reported as unknown: %s", (name, hint) => {
  expect(problems({ [name]: "1" })).toEqual([`${name}: there is no such setting; ${hint}`])
})

describe("names that nothing reads", () => {
  const directory = temporaryFolder()

  test.each([
    ["SMPT_URL", ".env: SMPT_URL is no setting; did you mean SMTP_URL?"],
    ["PROT", ".env: PROT is no setting; did you mean PORT?"],
    ["FAVOURITE_COLOUR", ".env: FAVOURITE_COLOUR is no setting; see .env.example"],
  ])("in a file, %s is warned of", (name, line) => {
    writeFileSync(join(directory, ".env"), `${name}=1\nSITE_HOST=a\nPGHOST=b\nGATSBY_OWN=c\nPORT=9000\n`)
    expect(unknownNames(directory, { [name]: "1" })).toEqual([line])
  })

  test("in the environment, only those within two letters of a long name are", () => {
    writeFileSync(join(directory, ".env"), "")
    const others = {
      HOME: "/",
      PATH: "/bin",
      PROT: "1",
      HOSTNAME: "a",
      SITE_URI_PREFIX: "b",
      NODE_ENV: "test",
    }
    expect(unknownNames(directory, { ...others, SMPT_URL: "c", SITE_URL: "d" })).toEqual([
      "SMPT_URL is no setting; did you mean SMTP_URL?",
    ])
  })
})

test.each([
  ["postgres://me:se:cr@et@db.example/site", "postgres://me:***@db.example/site"],
  [
    "postgres://db.example/site?user=me&password=secret&sslmode=require",
    "postgres://db.example/site?user=me&password=***&sslmode=require",
  ],
])("a password is never printed: %s", (url, printed) => {
  expect(withoutPassword(url)).toBe(printed)
})

test("whether the site takes what EmailJS does not is on or off", () => {
  for (const value of ["on", "off"]) expect(problems({ GATSBY_EMAILJS_FALLBACK: value })).toEqual([])
  expect(problems({ GATSBY_EMAILJS_FALLBACK: "no" })).toEqual([
    'GATSBY_EMAILJS_FALLBACK: found "no", expected whether the site takes what EmailJS does not: on or off, for example GATSBY_EMAILJS_FALLBACK=off',
  ])
})

test(".env.example explains exactly the variables in use", () => {
  const explained = readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z_]+)=/gm)
  expect([...explained].map(([, name]) => name).sort()).toEqual(Object.keys(variables.shape).sort())
})

test("env files may be missing; the environment takes precedence, then `.env.production`", () => {
  const directory = temporaryFolder()
  loadEnv(directory)
  jest.replaceProperty(process, "env", { ...process.env, LOAD_ENV_A: "set" })
  writeFileSync(join(directory, ".env.production"), "LOAD_ENV_A=file\nLOAD_ENV_B=first\n")
  writeFileSync(join(directory, ".env"), "LOAD_ENV_B=second\nLOAD_ENV_C=third\n")
  loadEnv(directory)
  expect(["A", "B", "C"].map(name => process.env[`LOAD_ENV_${name}`])).toEqual(["set", "first", "third"])
})

test("what the pages are built with are the settings' values, without spaces or a slash at the end", () => {
  const directory = temporaryFolder()
  const keys = 'GATSBY_CHAT_WIDGET_KEY=" 5f3c9a1b "\nSMTP_URL=" "'
  const lines = ["GATSBY_EMAILJS_ORIGIN=https://mail.example/", keys, "RELEASES_KEPT=one"]
  writeFileSync(join(directory, ".env"), lines.join("\n"))
  jest.replaceProperty(process, "env", { NODE_ENV: "test" })
  loadEnv(directory)
  expect(process.env).toMatchObject({
    GATSBY_EMAILJS_ORIGIN: "https://mail.example",
    GATSBY_CHAT_WIDGET_KEY: "5f3c9a1b",
    SMTP_URL: "",
    RELEASES_KEPT: "one",
  })
})

// A folder cannot be read as a file, even by root, who may read files of any mode.
test("an env file that cannot be read is reported and skipped", () => {
  const directory = temporaryFolder()
  mkdirSync(join(directory, ".env.production"))
  writeFileSync(join(directory, ".env"), "LOAD_ENV_D=read\n")
  const report = jest.spyOn(console, "error").mockImplementation(() => undefined)
  jest.replaceProperty(process, "env", { ...process.env })
  loadEnv(directory)
  expect(process.env.LOAD_ENV_D).toBe("read")
  expect(report.mock.calls).toEqual([
    [
      expect.stringMatching(
        /test-\w+\/\.env\.production cannot be read, so its settings are not used: EISDIR/,
      ),
    ],
  ])
})
