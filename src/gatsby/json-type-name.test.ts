import { jsonTypeName } from "./json-type-name"

test.each([
  ["site.json", "SiteJson"],
  ["charts/site.json", "ContentJson"],
  ["brands.json", "ContentJson"],
])("the raw nodes of %s are of type %s", (relativePath, type) => {
  expect(jsonTypeName({ node: { relativePath } })).toBe(type)
})
