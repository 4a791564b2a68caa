import { jsonTypeName } from "./json-type-name"

test.each([
  ["brands", "BrandsJson"],
  ["traffic-growth", "TrafficGrowthJson"],
  ["seo-consulting", "SeoConsultingJson"],
  ["3x-growth", "_3xGrowthJson"],
])("the nodes of %s.json are of a type of their own with a name that GraphQL allows", (name, type) => {
  expect(jsonTypeName({ node: { name } })).toBe(type)
  expect(type).toMatch(/^[_A-Za-z]\w*$/)
})
