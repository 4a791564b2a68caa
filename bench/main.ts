import { readFileSync } from "node:fs"

/** `npm run bench`: what there is to run, as `bench/README.md` begins with it. */
const main = (): void => {
  const [, commands = ""] = readFileSync("bench/README.md", "utf8").split("\n\n")
  console.log(commands)
}

main()
