import type { TestFile } from "./test-files"
import { titlesIn } from "./titles"

/**
 * The table of what is tested where: each topic, below it the files that prove it, below these the titles of their tests.
 * @param topics in the order of docs/behaviour.md
 */
export const tableOf = (topics: readonly string[], files: readonly TestFile[]): string => {
  const below = (topic: string): string[] =>
    files
      .filter(({ proves }) => proves.includes(topic))
      .flatMap(({ path, source }) => [`- ${path}`, ...titlesIn(source, path).map(title => `  - ${title}`)])
  return topics.map(topic => [`## ${topic}`, "", ...below(topic)].join("\n")).join("\n\n")
}
