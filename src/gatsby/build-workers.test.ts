import { availableParallelism } from "node:os"
import { setBuildWorkers } from "./build-workers"

const after = (environment: Record<string, string>, posts = 1000) => {
  const changed = { NODE_ENV: "production", ...environment } as NodeJS.ProcessEnv
  setBuildWorkers(changed, posts)
  return changed
}

test("a large site has a worker for each processor beside Gatsby's main process", () => {
  expect(after({}).GATSBY_CPU_COUNT).toBe(String(availableParallelism() + 1))
})

test("a small site's queries are answered by the main process alone", () => {
  expect(after({}, 7).GATSBY_CPU_COUNT).toBe("1")
})

test("workers have more room for young objects, beside what Node.js is told already", () => {
  expect(after({}).NODE_OPTIONS).toBe("--max-semi-space-size=32")
  expect(after({ NODE_OPTIONS: "--max-old-space-size=4096" }).NODE_OPTIONS).toBe(
    "--max-old-space-size=4096 --max-semi-space-size=32",
  )
})

test("what the environment says already stands", () => {
  const given = { GATSBY_CPU_COUNT: "1", NODE_OPTIONS: "--max-semi-space-size=8" }
  expect(after(given)).toMatchObject(given)
})
