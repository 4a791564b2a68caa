import { parseArgs } from "node:util"
import type { EnquiryStore } from "../store/sql-store"
import { commands, optionsOf, WrongUse } from "./commands"
import { print } from "./print"

const usage = `npm run -s enquiries -- COMMAND

  list                          a table of all enquiries; what runs without a command
         [--since 2026-01-31]   received on this day or later
  show ID                       one enquiry in full; the first digits of its ID are enough
  export --csv | --json         a file for a spreadsheet, or one JSON object a line
         [--email ADDRESS]      of one person alone
         [--since 2026-01-31]   received on this day or later
         [--bom]                the CSV with a byte order mark, which Excel needs to read UTF-8
  delete --email ADDRESS        deletes all enquiries of a person, wherever they are; asks first
         [--yes]                does not ask
  dead                          what cannot be mailed, and why
  retry ID | --all              mails at once what was refused or is waiting for its next attempt
  prune --older-than 18months   deletes what is older (days, weeks, months, years)
  stats                         how many there are, by state, form and month
  backup FOLDER                 copies all enquiries to a new folder; the server may go on
  restore FOLDER                puts the enquiries of a backup back
  test-mail                     sends one mail to you, and says what the mail server answered

Exit status: 0; 1 when a record is damaged, the store cannot be used, a mail is refused or nothing is deleted; 2 when
the command is not understood.`

const isWrongUse = (error: unknown): error is Error & { readonly code?: string } =>
  error instanceof WrongUse || String((error as { code?: unknown }).code).startsWith("ERR_PARSE_ARGS")

// Of `npm run enquiries delete --email x` npm keeps `--email` for itself.
const npmHint = (error: { readonly code?: string }): string =>
  error.code === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL"
    ? " npm takes options for itself unless -- stands before them."
    : ""

/** The owner's store, where it is, and whether there is one: it is made when the first enquiry arrives. */
type Opened = { readonly store: EnquiryStore; readonly place: string; readonly isMissing?: boolean }

/** Runs one command of the owner's tool; notes go to stderr. @returns the exit status, as the usage tells */
export const runCommand = async (argv: readonly string[], open: () => Opened): Promise<number> => {
  const [name = "list", ...args] = argv
  if (name === "--help" || name === "help" || args.includes("--help")) {
    await print(`${usage}\n`)
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    console.error(usage)
    return 2
  }
  const { takes = [], hasOperand: allowPositionals = false, run } = command
  const { store, place, isMissing } = open()
  try {
    const { values, positionals } = parseArgs({ args, options: optionsOf(takes), allowPositionals })
    if (!isMissing || name === "restore" || name === "test-mail")
      return await run({ store, place, values, operand: positionals[0] })
    console.error(
      `No enquiries yet: there is no store at ${place}; it is made when the first enquiry arrives.`,
    )
    return 0
  } catch (error) {
    if (isWrongUse(error)) {
      console.error(`${error.message}${npmHint(error)} (npm run -s enquiries -- --help)`)
      return 2
    }
    console.error(`The enquiries in ${place} cannot be used:`, error instanceof Error ? error.message : error)
    return 1
  } finally {
    await store.close()
  }
}
