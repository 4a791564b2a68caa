import compatData, {
  type Identifier,
  type SimpleSupportStatement,
  type SupportStatement,
} from "@mdn/browser-compat-data"
import browserslist from "browserslist"

const names = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  safari_ios: "ios_saf",
  samsunginternet_android: "samsung",
} as const

type Browser = keyof typeof names

const oldest = (name: string): number =>
  Math.min(
    ...browserslist()
      .map(browser => browser.split(" "))
      .flatMap(([own, versions = ""]) => (own === name ? [Number.parseFloat(versions)] : [])),
  )

/** The oldest of the browsers of `package.json`. */
const floor = Object.entries(names).map(([browser, name]) => [browser as Browser, oldest(name)] as const)

const isSupported = (statement: SupportStatement | undefined, version: number): boolean =>
  [statement ?? []]
    .flat()
    .some(
      ({ version_added: added, version_removed, flags, alternative_name, prefix }: SimpleSupportStatement) =>
        typeof added === "string" &&
        Number.parseFloat(added.replace("≤", "")) <= version &&
        !version_removed &&
        !flags &&
        !alternative_name &&
        !prefix,
    )

/** The browsers of the floor that lack a feature: "firefox 100". */
export const lackedBy = ({ __compat: compat }: Identifier): string[] =>
  compat
    ? floor.flatMap(([browser, version]) =>
        isSupported(compat.support[browser], version) ? [] : [`${browser} ${version}`],
      )
    : []

/** The parts of a feature: its properties, values or members. */
const partsOf = (feature: Identifier | undefined): [string, Identifier][] =>
  Object.entries(feature ?? {}).filter(([name]) => name !== "__compat") as [string, Identifier][]

/** A member of a global object, such as `Array.prototype.findLast` or `URL.canParse`. */
export type Member = {
  readonly of: string
  readonly name: string
  readonly isStatic: boolean
  /** Of the language, not of the browser. */
  readonly isOfLanguage: boolean
  readonly lackedBy: readonly string[]
}

const namespaces = ["Intl", "Math", "JSON", "Reflect", "Atomics"]

/** Of objects that all browsers of the floor have: nobody meets another without asking for it. */
const membersOf = (objects: Identifier, isOfLanguage: boolean): Member[] =>
  partsOf(objects)
    .filter(([, own]) => lackedBy(own).length === 0)
    .flatMap(([of, own]) =>
      partsOf(own)
        .filter(([name]) => /^[a-z]\w*$/i.test(name) && !name.endsWith("_event") && name !== of)
        .map(([name, feature]) => ({
          of,
          name: name.replace(/_static$/, ""),
          isStatic: name.endsWith("_static") || namespaces.includes(of),
          isOfLanguage,
          lackedBy: lackedBy(feature),
        })),
    )

export const members: readonly Member[] = [
  ...membersOf(compatData.javascript.builtins as Identifier, true),
  ...membersOf(compatData.api as Identifier, false),
]
