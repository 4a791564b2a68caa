import { toCsv } from "../enquiries/csv"
import type { Enquiry } from "../enquiries/enquiry"
import { openStore, storeUrl } from "../enquiries/open-store"
import { StoreMissing } from "../enquiries/store"
import { printableUrl } from "../enquiries/store-address"
import { loadEnv } from "../settings/load-env"
import { toTable } from "./table"

const usage = `npm run enquiries               a table
npm run -s enquiries -- --json  one JSON object a line
npm run -s enquiries -- --csv   a file for a spreadsheet`

/** The answers stand beside the rest, for `jq .email`, and under `fields`, for programs that want them all. */
const toJsonLines = (enquiries: readonly Enquiry[]): string =>
  enquiries
    .map(
      ({ id, receivedAt, form, status, fields, spam, attempts }) =>
        `${JSON.stringify({ id, receivedAt, form, status, ...fields, spam, attempts, fields })}\n`,
    )
    .join("")

/**
 * `npm run enquiries`: prints what is in the store of `ENQUIRIES_URL`. Notes for the person go to stderr, so that
 * `--json` and `--csv` give clean files.
 * @returns the exit code: 0, also for an empty store; 1 when it cannot be read; 2 for an unknown option
 */
const main = async (options: readonly string[]): Promise<number> => {
  const unknown = options.filter(option => !["--json", "--csv"].includes(option))
  if (unknown.length > 0) {
    console.error(usage)
    return unknown.includes("--help") ? 0 : 2
  }
  loadEnv()
  const place = printableUrl(storeUrl())
  try {
    const enquiries = await openStore().list()
    if (enquiries.length === 0) console.error(`No enquiries yet in ${place}.`)
    if (options.includes("--json")) process.stdout.write(toJsonLines(enquiries))
    else if (options.includes("--csv")) process.stdout.write(toCsv(enquiries))
    else if (enquiries.length > 0) process.stdout.write(`${toTable(enquiries)}\n`)
    return 0
  } catch (error) {
    if (error instanceof StoreMissing) {
      console.error(
        `No enquiries yet: there is no store at ${place}; it is made when the first enquiry arrives.`,
      )
      return 0
    }
    console.error(`The enquiries in ${place} cannot be read:`, error instanceof Error ? error.message : error)
    return 1
  } finally {
    await openStore().close()
  }
}

void main(process.argv.slice(2)).then(code => {
  process.exitCode = code
})
