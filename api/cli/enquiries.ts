import { command, UsageError } from "../../src/command"
import { loadEnv, settings } from "../../src/settings/settings"
import { openStore, storeLocation } from "../store/open-store"
import { commands } from "./commands"
import { options, parseSince } from "./context"

const about = `
  list                          a table of all enquiries; the default command
  show ID                       one enquiry in full; the start of its ID, or its reference, is enough
  export --csv | --json         a file for a spreadsheet, or one JSON object per line
  delete --email ADDRESS        deletes all enquiries from a person, after confirmation
  dead                          enquiries that cannot be mailed, and why
  retry ID | --all              mails one refused or waiting enquiry now, or all of them
  prune --older-than 18months   deletes older enquiries, after confirmation; says that the clock is right
  stats                         numbers by state, form and month
  where                         where enquiries are kept, and who gets them
  backup FOLDER                 copies all enquiries to a new folder; the server may keep running
  restore FOLDER                adds the enquiries of a backup; what waited to be mailed then is dead until retried
  test-mail                     sends you a test mail and prints the mail server's reply

Exit status: 0; 1 when the store cannot be opened, a mail is refused, or delete or a declined prune deletes nothing; 2 for a wrong call,
such as an unknown ID.`

const spec = { call: "npm run -s enquiries -- COMMAND", about, options, maxOperands: 2 }

command(spec, async ({ values, operands: [name = "list", operand = ""] }) => {
  const chosen = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!chosen) throw new UsageError(`${about}\n\nUnknown command "${name}"`)
  const { takes = [], needsNoStore, run } = chosen
  const given = [...Object.keys(values).map(option => `--${option}`), ...(operand ? ["operand"] : [])]
  const stray = given.find(one => !takes.some(taken => taken === one))
  if (stray) throw new UsageError(`${name} takes no ${stray}; npm takes options unless they follow --`)
  loadEnv()
  const { location, isMissing } = storeLocation(settings())
  const store = openStore(settings(), { makesFallback: false })
  try {
    const since = parseSince(values)
    if (!isMissing || needsNoStore) return await run({ store, location, isMissing, values, since, operand })
    console.error(`No enquiries yet: there is no store at ${location}; it is created with the first enquiry.`)
    if (name === "delete") process.exitCode = 1
  } catch (error) {
    if (!isMissing && !(error instanceof UsageError))
      await store.prepare().catch(({ message }) => {
        throw new Error(`Cannot open the store at ${location}: ${message}`)
      })
    throw error
  } finally {
    await store.close()
  }
})
