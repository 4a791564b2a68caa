import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { CreatePagesArgs } from "gatsby"

type Answer = { name: string; errors?: unknown; data?: Record<string, unknown> }

const file = "answers.json"

/** A hook of Gatsby: answers each query of docs/architecture.md, as printed, on the schema of the build. */
export const answerQueries = async ({ graphql }: Pick<CreatePagesArgs, "graphql">): Promise<void> => {
  const answers: Answer[] = []
  const text = readFileSync("docs/architecture.md", "utf8")
  for (const [query, name = ""] of text.matchAll(/^query (\w+) \{[\s\S]*?^\}/gm))
    answers.push({ name, ...(await graphql<Record<string, unknown>>(query)) })
  writeFileSync(file, JSON.stringify(answers))
}

/** @param folder where the build ran */
export const readAnswers = (folder: string): Answer[] => JSON.parse(readFileSync(join(folder, file), "utf8"))
