import { netlifyHeaders } from "./netlify-adapter"

const revalidate = { key: "cache-control", value: "public, max-age=0" }
const nosniff = { key: "x-content-type-options", value: "nosniff" }

test("common headers are listed once; a page adds its policy", () => {
  const rules = netlifyHeaders(
    [
      { path: "/*", headers: [revalidate] },
      { path: "/about", headers: [revalidate, nosniff] },
      { path: "/gone", headers: [nosniff] },
      { path: "/static/*", headers: [{ key: "cache-control", value: "immutable" }] },
    ],
    new Map([["/about", "the policy"]]),
    "https://site.example",
    {},
  )
  expect(rules.map(({ path }) => path)).toEqual(["/*", "/about", "/static/*"])
  expect(rules[0]?.headers.map(({ key }) => key)).toEqual(
    expect.arrayContaining(["cache-control", "strict-transport-security", "content-security-policy"]),
  )
  expect(rules[1]?.headers).toEqual([{ key: "content-security-policy", value: "the policy" }])
})
