import { mkdirSync, writeFileSync } from "node:fs"
import { temporaryFolder } from "../../test/support/temporary-folder"
import { fontScript, startScript } from "../document/inline-scripts"
import {
  documentPolicies,
  documentPolicy,
  externalOrigins,
  inlineScriptHashes,
} from "./content-security-policy"

const directives = (path: string, document: Partial<Parameters<typeof documentPolicy>[1]>) => {
  const policy = documentPolicy(path, { hashes: [], origins: {}, isHttps: false, ...document })
  return new Map(policy.split("; ").map(line => [line.split(" ")[0], line.split(" ").slice(1)]))
}

test("mail service, chat, counter and external search are allowed where they are configured", () => {
  const origins = externalOrigins({
    GATSBY_EMAILJS_PUBLIC_KEY: "k",
    GATSBY_ANALYTICS_SCRIPT: "https://count.example/js/script.js",
    GATSBY_CHAT_WIDGET_KEY: "5f2a9c31/1h3k9",
    GATSBY_CHAT_WIDGET_ORIGIN: "https://chat.example/loader",
    GATSBY_OUTSIDE_SEARCH_URL: "https://find.example/?sites=site.example",
  })
  const policy = directives("/", { origins, isHttps: true })
  expect(policy.get("connect-src")).toEqual([
    "'self'",
    "https://api.emailjs.com",
    "https://chat.example",
    "https://count.example",
  ])
  expect(policy.get("script-src")).toEqual(["'self'", "https://chat.example", "https://count.example"])
  expect(policy.get("form-action")).toEqual(["'self'", "https://find.example"])
  expect(policy.get("upgrade-insecure-requests")).toEqual([])
  const plain = directives("/", {})
  expect([plain.get("connect-src"), plain.has("upgrade-insecure-requests")]).toEqual([["'self'"], false])
})

test.each([
  {},
  { GATSBY_EMAILJS_ORIGIN: "https://mail.example" },
  { GATSBY_CHAT_WIDGET_KEY: "your-key-here", GATSBY_CHAT_WIDGET_ORIGIN: "https://chat.example" },
  { GATSBY_CHAT_WIDGET_KEY: "5f2a9c31", GATSBY_CHAT_WIDGET_ORIGIN: "not an address" },
])("%j allows no other origin", env => {
  expect(Object.values(externalOrigins(env)).filter(Boolean)).toEqual([])
})

test.each([
  "alert(1)",
  'window.pagePath="/x";alert(1)',
  'window.pagePath="/x"+alert(1);',
  'window.pagePath="\\\\";alert(1);"";',
  `${startScript};alert(1)`,
  `${fontScript};alert(1)`,
  '</script><script>window.pagePath="/x";//<script>alert(1)',
])("a script that the build did not write has no hash: %s", text => {
  expect(inlineScriptHashes(`<main><script>${text}</script></main>`)).toEqual([])
})

test("what was copied from static/ can be shown and does nothing, unlike what the build wrote", () => {
  const route = (file: string) => ({
    type: "static" as const,
    path: `/${file}`,
    filePath: `public/${file}`,
    headers: [],
  })
  const home = process.cwd()
  process.chdir(temporaryFolder())
  mkdirSync("static")
  writeFileSync("static/drawing.svg", "<svg/>")
  const policies = documentPolicies(
    ["drawing.svg", "favicon.svg", "icon-192.png", "rss.xml"].map(route),
    "https://site.example",
    {},
  )
  process.chdir(home)
  expect([...policies]).toEqual([["/drawing.svg", expect.stringMatching(/^sandbox; default-src 'none'; /)]])
})
