import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { answersIn } from "./answers"
import { makeTypes } from "./make-types"

const file = "src/gatsby-types.d.ts"

const main = async () => {
  const types = await makeTypes()
  const present = new Set(existsSync(file) ? answersIn(readFileSync(file, "utf8")) : [])
  // What Gatsby's build wrote holds more, such as the types of filters: it stays while it says the same.
  if (!answersIn(types).every(answer => present.has(answer))) writeFileSync(file, types)
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
