import { StoreMissing } from "../enquiries/store"
import { backup, restore } from "./backup"
import { prune, remove, retry } from "./changing"
import { type Command, type Context, print, WrongUse } from "./context"
import { dead, exportAll, list, show, stats } from "./reading"
import { usage } from "./usage"

const commands: Readonly<Record<string, Command>> = {
  list,
  show,
  export: exportAll,
  delete: remove,
  dead,
  retry,
  prune,
  stats,
  backup,
  restore,
}

const isWrongUse = (error: unknown): error is Error =>
  error instanceof WrongUse ||
  (error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"))

/**
 * Runs one command of the owner's tool. Notes for the person go to stderr, so that `export` gives clean files.
 * @param argv the command and what follows it
 * @param open opens the store, once the command is known
 * @returns the exit status, as the usage tells
 */
export const runCommand = async (
  [name = "list", ...args]: readonly string[],
  open: () => Context,
): Promise<number> => {
  if (name === "--help" || name === "help" || args.includes("--help")) {
    print(`${usage}\n`)
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    console.error(usage)
    return 2
  }
  const context = open()
  const { place, store } = context
  try {
    return await command(context, args)
  } catch (error) {
    if (isWrongUse(error)) {
      console.error(`${error.message} (npm run -s enquiries -- --help)`)
      return 2
    }
    if (error instanceof StoreMissing) {
      console.error(
        `No enquiries yet: there is no store at ${place}; it is made when the first enquiry arrives.`,
      )
      return 0
    }
    console.error(`The enquiries in ${place} cannot be used:`, error instanceof Error ? error.message : error)
    return 1
  } finally {
    await store.close()
  }
}
