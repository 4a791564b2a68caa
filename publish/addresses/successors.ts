import { nearest } from "../../src/content-model/report/nearest"
import { folderOf, isSection, type Redirect, singleRedirects } from "../../src/shared/redirects"

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1)

/** What is known of a site to guess where an address has gone. */
export type Whereabouts = {
  /** All its addresses that answer with a page or a file. */
  readonly addresses: readonly string[]
  /** Those among them that the site before did not have. */
  readonly added: readonly string[]
  /** The new slug of each file that was renamed, by its old one. */
  readonly renamed: ReadonlyMap<string, string>
}

/**
 * The address that has most likely taken the place of another: that of its renamed file, one of the same name elsewhere,
 * or a new one that is written nearly the same.
 * @returns undefined when there is nothing like it
 */
export const successorOf = (gone: string, { addresses, added, renamed }: Whereabouts): string | undefined => {
  const ofName = (name: string): string | undefined => {
    const same = addresses.filter(path => nameOf(path) === name && path !== gone)
    return (
      same.find(path => folderOf(path) === folderOf(gone)) ??
      same.find(path => added.includes(path)) ??
      same[0]
    )
  }
  const slug = renamed.get(nameOf(gone))
  return (slug && ofName(slug)) || ofName(nameOf(gone)) || nearest(gone, added)
}

/** One redirect for all addresses of a folder that moved to another under their old names. */
const sectionsOf = (moves: readonly Redirect[]): Redirect[] => {
  const sections = moves
    .filter(({ from, to }) => nameOf(from) === nameOf(to) && folderOf(from) !== folderOf(to))
    .map(({ from, to }) => ({ from: `${folderOf(from)}/*`, to: `${folderOf(to)}/*` }))
    .filter(({ from, to }) => from !== "/*" && to !== "/*")
  return [...new Map(sections.map(section => [JSON.stringify(section), section])).values()]
}

/**
 * Puts redirects of single addresses together to sections, as an editor would write them after a category was renamed:
 * where a section leads more than one of them, and none away from an address that is still there.
 */
export const inSections = (moves: readonly Redirect[], addresses: readonly string[]): Redirect[] => {
  const taken = new Set(addresses)
  return sectionsOf(moves).reduce<Redirect[]>(
    (left, section) => {
      const led = singleRedirects([section], addresses)
      const covered = new Set(led.map(move => JSON.stringify(move)))
      const isCovered = (move: Redirect) => !isSection(move) && covered.has(JSON.stringify(move))
      if (led.some(({ from }) => taken.has(from)) || left.filter(isCovered).length < 2) return left
      return [...left.filter(move => !isCovered(move)), section]
    },
    [...moves],
  )
}
