import { join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import { type Git, gitIn, gitOf, textIn } from "../git"
import { withFolder } from "./folders"

/** Never touched, whatever the product does there: it has the sample's. */
const isOwners = (path: string) => /^(?:content|static\/downloads)\/|^\.env(?!\.example$)(?:\.|$)/.test(path)

/** Taken from the product only where the owner has left it as it was. */
const isAdapted = (path: string) =>
  /^(?:deploy|static|\.github|\.ci)\/|^(?:Dockerfile|compose\.yaml|netlify\.toml|renovate\.json|README\.md|LICENSE)$/.test(
    path,
  )

/** The mode and object of each file. */
type Files = Map<string, string>

const filesIn = (git: Git, commit: string): Files =>
  new Map(
    git("ls-tree", "-r", "-z", commit)
      .split("\0")
      .filter(Boolean)
      .map(line => {
        const [entry = "", path = ""] = line.split("\t")
        const [mode, , object] = entry.split(" ")
        return [path, `${mode} ${object}`] as const
      }),
  )

const commitFiles = (project: string, files: Files, message: string, ...parents: string[]): string =>
  withFolder(folder => {
    const index = join(folder, "index")
    const input = [...files].map(([path, entry]) => `${entry}\t${path}\0`).join("")
    gitIn(project, ["update-index", "-z", "--index-info"], { index, input })
    const tree = gitIn(project, ["write-tree"], { index })
    return gitIn(project, ["commit-tree", tree, ...parents.flatMap(parent => ["-p", parent]), "-m", message])
  })

type Json = { [key: string]: unknown }

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/**
 * Merges package.json by its keys. Where both changed the same, what names the project is the owner's, all else the product's.
 * @param report told of each that was the owner's
 */
export const mergeManifest = (
  base: Json,
  own: Json,
  product: Json,
  report: (line: string) => void,
  above = "",
): Json => {
  const merged: Json = {}
  for (const key of new Set([...Object.keys(product), ...Object.keys(own)])) {
    const [before, hers, theirs] = [base[key], own[key], product[key]]
    if (isDeepStrictEqual(hers, before)) merged[key] = theirs
    else if (isDeepStrictEqual(theirs, before)) merged[key] = hers
    else if (isObject(hers) && isObject(theirs))
      merged[key] = mergeManifest(isObject(before) ? before : {}, hers, theirs, report, `${above}${key}.`)
    else if (above === "" && typeof hers === "string") merged[key] = hers
    else {
      merged[key] = theirs
      if (!isDeepStrictEqual(theirs, hers))
        report(`package.json has the product's ${above}${key}; you had ${JSON.stringify(hers)}`)
    }
  }
  return merged
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

type Lock = Json & { packages: Json & { "": Json } }

export const lockIn = (git: Git, commit: string) =>
  JSON.parse(textIn(git, commit, "package-lock.json")) as Lock

/** package.json and its lock file as they become. */
const mergePackages = (git: Git, base: string, target: string, report: (line: string) => void) => {
  const manifest = (commit: string) => JSON.parse(textIn(git, commit, "package.json")) as Json
  const merged = mergeManifest(manifest(base), manifest("HEAD"), manifest(target), report)
  const { name, version } = merged
  // npm adds what the owner's packages need (`finish`).
  const isSame = textIn(git, base, "package-lock.json") === textIn(git, target, "package-lock.json")
  const lock = lockIn(git, isSame ? "HEAD" : target)
  const packages = { ...lock.packages, "": { ...lock.packages[""], name, version } }
  return { "package.json": json(merged), "package-lock.json": json({ ...lock, name, version, packages }) }
}

/**
 * Merges the product into the working tree and its index, with the owner's files the same in all three commits that git compares.
 * @returns a line for each file that both have changed, where one was taken
 */
export const mergeProduct = (project: string, base: string, target: string, version: string): string[] => {
  const git = gitOf(project)
  const [before, own, product] = [base, "HEAD", target].map(commit => filesIn(git, commit)) as [
    Files,
    Files,
    Files,
  ]
  const kept: string[] = []
  for (const path of new Set([...before.keys(), ...own.keys(), ...product.keys()])) {
    const isChanged = isAdapted(path) && own.get(path) !== before.get(path)
    if (!isOwners(path) && !isChanged) continue
    const differs = product.get(path) !== before.get(path) && product.get(path) !== own.get(path)
    if (!isOwners(path) && differs)
      kept.push(`${path} is as you had it; git show HEAD^2:${path} is the product's`)
    const hers = own.get(path)
    for (const files of [before, product]) hers === undefined ? files.delete(path) : files.set(path, hers)
  }
  const report = (line: string) => kept.push(line)
  for (const [path, text] of Object.entries(mergePackages(git, base, target, report))) {
    const object = gitIn(project, ["hash-object", "-w", "--stdin"], { input: text })
    const hers = own.get(path)
    if (hers) before.set(path, hers)
    product.set(path, `100644 ${object}`)
  }
  const from = commitFiles(project, before, "The product, as this site has it")
  const to = commitFiles(project, product, `The product, version ${version}`, from)
  // A merge to git, so that the next one begins here; its files come from the pick.
  git("merge", "--strategy=ours", "--no-commit", "--no-ff", "--allow-unrelated-histories", target)
  try {
    git("cherry-pick", "--no-commit", to)
  } catch (error) {
    if (unmerged(git).length === 0) throw error
  }
  return kept
}

/** The files in which the owner and the product changed the same. */
export const unmerged = (git: Git): string[] =>
  git("diff", "--name-only", "--diff-filter=U", "-z").split("\0").filter(Boolean)
