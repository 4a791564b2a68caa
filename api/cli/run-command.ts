import { parseArgs } from "node:util"
import { UsageError } from "../../scripts/command"
import type { locateStore } from "../store/open-store"
import { UnreadableRows } from "../store/read-rows"
import { commands } from "./commands"
import type { Values } from "./context"
import { print } from "./print"

const usage = `npm run -s enquiries -- COMMAND

  list                          a table of all enquiries; the default command
         [--since 2026-01-31]   received on this day or later
  show ID                       one enquiry in full; the start of its ID, or its reference, is enough
  export --csv | --json         a file for a spreadsheet, or one JSON object per line
         [--email ADDRESS]      only those from one person
         [--since 2026-01-31]   received on this day or later
         [--bom]                the CSV with a byte order mark, which Excel needs to read UTF-8
  delete --email ADDRESS        deletes all enquiries from a person, after confirmation
         [--yes]                without asking
  dead                          enquiries that cannot be mailed, and why
  retry ID | --all              mails one refused or waiting enquiry now, or all of them
  prune --older-than 18months   deletes older enquiries (days, weeks, months, years)
  stats                         numbers by state, form and month
  where                         where enquiries are kept, and who gets them
  backup FOLDER                 copies all enquiries to a new folder; the server may keep running
  restore FOLDER                adds the enquiries of a backup
  test-mail                     sends you a test mail and prints the mail server's reply

Exit status: 0; 1 when the store cannot be opened, a mail is refused or nothing is deleted; 2 for a wrong
command or option.`

export const runCommand = async (argv: readonly string[], open: () => ReturnType<typeof locateStore>) => {
  const [name = "list", ...args] = argv[0]?.startsWith("-") ? ["list", ...argv] : argv
  if (name === "help" || args.includes("--help")) {
    await print(`${usage}\n`)
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    console.error(usage)
    return 2
  }
  const { options = {}, hasOperand: allowPositionals = false, needsNoStore, run } = command
  const { store, location, isMissing } = open()
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals })
    if (!isMissing || needsNoStore) {
      const operand = positionals[0] ?? ""
      const context = { store, location, isMissing, values: values as Values, operand }
      return Number((await run(context)) ?? 0)
    }
    console.error(`No enquiries yet: there is no store at ${location}; it is created with the first enquiry.`)
    return 0
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException
    if (error instanceof UsageError || code.startsWith("ERR_PARSE_ARGS")) {
      const isStray = code === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL"
      const hint = isStray ? " npm consumes options unless they follow --." : ""
      console.error(`${message.split(". ")[0]}${hint} (npm run -s enquiries -- --help)`)
      return 2
    }
    if (error instanceof UnreadableRows) console.error(message)
    else console.error(`Cannot open the store at ${location}:`, message)
    return 1
  } finally {
    await store.close()
  }
}
