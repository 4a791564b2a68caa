import { readFileSync } from "node:fs"
import { tableOf } from "./table"
import { testFiles } from "./test-files"
import { behaviourFile, topicsIn } from "./topics"

/** `npm run test:behaviours`, with a word after `--` for the topics that contain it. */
const main = (wanted = ""): void => {
  const topics = topicsIn(readFileSync(behaviourFile, "utf8"))
  const chosen = topics.filter(topic => topic.toLowerCase().includes(wanted.toLowerCase()))
  process.stdout.write(`${tableOf(chosen, testFiles())}\n`)
}

main(process.argv[2])
