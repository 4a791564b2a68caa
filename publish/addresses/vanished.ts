import { isSection, type Redirect } from "../../src/shared/redirects"
import { type AddressBook, addressesOf, goneAddresses } from "./addresses"
import { inSections, successorOf } from "./successors"

const line = ({ from, to }: Redirect): string => JSON.stringify({ from, to }, null, 1).replace(/\n ?/g, " ")

const problemOf = (redirect: Redirect): string =>
  isSection(redirect)
    ? `${redirect.from}: the addresses there are gone, and seem to be below ${redirect.to.slice(0, -1)} now; add to content/redirects.json: ${line(redirect)}`
    : `${redirect.from}: is gone, and seems to be ${redirect.to} now; add to content/redirects.json: ${line(redirect)}`

const withoutSuccessor = (path: string): string =>
  `${path}: is gone, and nothing takes its place; add to content/redirects.json where it leads: ${line({ from: path, to: "/…" })}, or publish with --allow-gone: it then answers 410`

/**
 * The addresses that answered in the release before and would be unknown, in words: with the likely new address and the
 * line for `content/redirects.json`.
 * @param renamed new slugs by old ones
 */
export const vanishedAddresses = (
  now: Omit<AddressBook, "gone">,
  before: AddressBook,
  renamed: ReadonlyMap<string, string>,
): string[] => {
  const allowed = new Set(before.gone)
  const gone = goneAddresses(now, before).filter(path => !allowed.has(path))
  const addresses = addressesOf(now)
  const known = new Set(addressesOf(before))
  const whereabouts = { addresses, added: addresses.filter(path => !known.has(path)), renamed }
  const moves = gone.map(from => ({ from, to: successorOf(from, whereabouts) }))
  const found = inSections(
    moves.filter((move): move is Redirect => move.to !== undefined),
    addresses,
  )
  const lost = moves.filter(({ to }) => to === undefined).map(({ from }) => from)
  const listings = lost.flatMap(from => {
    const section = found.find(move => move.from === `${from}/*`)
    const to = section?.to.replace(/\/\*$/, "")
    return to !== undefined && addresses.includes(to) ? [{ from, to }] : []
  })
  const led = new Set(listings.map(({ from }) => from))
  return [
    ...[...listings, ...found].map(problemOf),
    ...lost.filter(path => !led.has(path)).map(withoutSuccessor),
  ]
}
