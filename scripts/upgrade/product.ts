import { type Git, textIn, tryGit } from "../git"

const head = "refs/product/head"

type Version = { version: string; text: string }

/** The versions of a changelog, newest first, each with what it says below the heading. */
const versionsOf = (changelog: string): Version[] =>
  changelog.split(/^## /m).flatMap(section => {
    const [, version] = /^\[(\d+\.\d+\.\d+)\]/.exec(section) ?? []
    return version ? [{ version, text: section.slice(section.indexOf("\n")).trim() }] : []
  })

/** Those between an owner's version, which may be unknown, and another. */
export const versionsBetween = (changelog: string, from: string | undefined, to: string): Version[] => {
  const all = versionsOf(changelog)
  const [first, last] = [all.findIndex(one => one.version === to), all.findIndex(one => one.version === from)]
  return all.slice(Math.max(0, first), last < 0 ? undefined : last)
}

const changelogVersion = (git: Git, commit: string): string | undefined =>
  versionsOf(textIn(git, commit, "CHANGELOG.md"))[0]?.version

/** The version that a project has of the product. Before there was a changelog, package.json alone named it. */
export const versionOf = (git: Git, commit: string): string | undefined =>
  changelogVersion(git, commit) ?? /"version": "(.*?)"/.exec(textIn(git, commit, "package.json"))?.[1]

export const isAncestor = (git: Git, commit: string, later: string): boolean =>
  tryGit(git, "merge-base", "--is-ancestor", commit, later) !== undefined

/** The commit that the changelog names for a version, otherwise the one that brought the version's heading. */
const commitOf = (git: Git, version: string): string | undefined => {
  const found = versionsOf(textIn(git, head, "CHANGELOG.md")).find(one => one.version === version)
  if (!found) return undefined
  const [, named] = /^Commit: `([0-9a-f]{40})`/m.exec(found.text) ?? []
  if (named) return tryGit(git, "rev-parse", "--verify", `${named}^{commit}`)
  const search = ["--first-parent", "-m", "--reverse", "--format=%H", `-S## [${version}]`, head]
  return git("log", ...search, "--", "CHANGELOG.md").split("\n")[0] || undefined
}

/**
 * Fetches the product, whatever its branch is called. Its tags stay away, since an owner may have the same of her own.
 * @returns the version asked for, by default the newest, and its commit @throws if there is none
 */
export const fetchProduct = (git: Git, source: string, wanted?: string) => {
  git("fetch", "--no-tags", source, `+HEAD:${head}`)
  const versions = versionsOf(textIn(git, head, "CHANGELOG.md")).map(({ version }) => version)
  const version = wanted?.replace(/^v/, "") ?? versions[0]
  const commit = version === undefined ? undefined : commitOf(git, version)
  if (version === undefined || commit === undefined)
    throw new Error(
      `${source} has no version ${version ?? "at all"}; expected one of its CHANGELOG.md: ${versions.join(", ")}`,
    )
  return { version, commit }
}

/** A commit of the product whose files an owner's commit has exactly, as a template or an unpacked archive does. */
const sameFiles = (git: Git, target: string): string | undefined => {
  const treesOf = (commit: string) =>
    git("log", "--format=%T %H", commit)
      .split("\n")
      .map(line => line.split(" ") as [tree: string, commit: string])
  const products = new Map(treesOf(target))
  const tree = treesOf("HEAD").find(([own]) => products.has(own))?.[0]
  return tree && products.get(tree)
}

/**
 * The product's commit that an owner's code comes from: by common history, otherwise by the same files, otherwise by the version
 * that her changelog or package.json names.
 * @throws if it cannot be told
 */
export const findBase = (git: Git, source: string, target: string, given?: string) => {
  if (given) return { base: git("rev-parse", "--verify", `${given}^{commit}`) }
  const common = () => tryGit(git, "merge-base", "HEAD", target)
  let base = common()
  if (!base && git("rev-parse", "--is-shallow-repository") === "true") {
    // Where the clone ends, the product's history may go on.
    tryGit(git, "fetch", "--no-tags", "--unshallow", source, `+HEAD:${head}`)
    base = common()
  }
  base ??= sameFiles(git, target)
  const version = versionOf(git, "HEAD")
  const commit = version && commitOf(git, version)
  if (base) {
    // A squashed upgrade has left the changelog, and no history.
    const isSquashed = commit && changelogVersion(git, "HEAD") && isAncestor(git, base, commit)
    return { base: isSquashed ? commit : base }
  }
  if (!commit)
    throw new Error(
      "This repository has neither history nor files in common with the product; name its commit that yours began with, by --base COMMIT",
    )
  return {
    base: commit,
    guess: `No common history: taken to come from version ${version}, commit ${commit.slice(0, 12)} (otherwise --abort, and --base COMMIT)`,
  }
}
