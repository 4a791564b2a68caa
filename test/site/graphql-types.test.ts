import { readFileSync } from "node:fs"
import { answersIn } from "../../scripts/graphql-types/answers"
import { makeTypes } from "../../scripts/graphql-types/make-types"

test("the types made without a build are those that Gatsby makes of every query", async () => {
  const made = answersIn(await makeTypes())
  const gatsbys = answersIn(readFileSync("src/gatsby-types.d.ts", "utf8"))
  // Gatsby's file has the fragments of its plugins as well.
  expect(gatsbys).toEqual(expect.arrayContaining([...made]))
  expect(made.length).toBeGreaterThan(0)
  expect(gatsbys.filter(answer => !made.includes(answer) && !/^type GatsbyImageSharp/.test(answer))).toEqual(
    [],
  )
})
