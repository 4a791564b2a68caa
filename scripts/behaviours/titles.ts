import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { parseSync } from "@swc/core"

type Tree = { readonly [key: string]: unknown }

const isTree = (value: unknown): value is Tree =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const child = (tree: Tree, key: string): Tree => {
  const value = tree[key]
  return isTree(value) ? value : {}
}

/** The name that a chain such as `describe.each(…)` begins with. */
const nameOf = (tree: Tree): string => {
  if (tree.type === "Identifier") return String(tree.value)
  if (tree.type === "MemberExpression") return nameOf(child(tree, "object"))
  if (tree.type === "CallExpression") return nameOf(child(tree, "callee"))
  // `canMount ? test : test.skip`
  return tree.type === "ConditionalExpression" ? nameOf(child(tree, "consequent")) : ""
}

// Positions are counted in bytes, and from the start of all that was parsed before: a first character shows where.
const parsed = (source: string, path: string) => {
  const text = `;${source}`
  const module = parseSync(text, { syntax: "typescript", tsx: path.endsWith("x") })
  const bytes = Buffer.from(text)
  const written = (tree: Tree): string => {
    const { start, end } = child(tree, "span")
    return bytes.subarray(Number(start) - module.span.start, Number(end) - module.span.start).toString()
  }
  return { module: module as unknown as Tree, written }
}

/**
 * The titles of the tests in a file, read without running it: what stands between the quotes, with the titles of the
 * groups around it. Tests in a file beside it that it imports, such as a contract of several stores, are its own too.
 * @param source the file's text
 * @param path where the file is
 * @param follow whether imports are looked into
 */
export const titlesIn = (source: string, path: string, follow = true): string[] => {
  const { module, written } = parsed(source, path)
  const kinds = new Map([
    ["describe", "group"],
    ["test", "test"],
    ["it", "test"],
  ])
  const titles: string[] = []

  const titleOf = (call: Tree): string | undefined => {
    const [first] = call.arguments as { expression: Tree }[]
    const isTitle = first && ["StringLiteral", "TemplateLiteral"].includes(String(first.expression.type))
    return isTitle ? written(first.expression).slice(1, -1) : undefined
  }

  const imported = (from: string): string[] => {
    const file = join(dirname(path), `${from}.ts`)
    const isBeside = follow && from.startsWith("./") && existsSync(file)
    return isBeside ? titlesIn(readFileSync(file, "utf8"), file, false) : []
  }

  const look = (value: unknown, groups: readonly string[]): void => {
    if (Array.isArray(value)) for (const entry of value) look(entry, groups)
    if (!isTree(value)) return
    if (value.type === "ImportDeclaration") titles.push(...imported(String(child(value, "source").value)))
    if (value.type === "VariableDeclarator" && child(value, "init").type === "ConditionalExpression") {
      const kind = kinds.get(nameOf(child(value, "init")))
      if (kind) kinds.set(String(child(value, "id").value), kind)
    }
    const kind = value.type === "CallExpression" ? kinds.get(nameOf(value)) : undefined
    const title = kind && titleOf(value)
    if (kind === "test" && title !== undefined) titles.push([...groups, title].join(" › "))
    const inner = kind === "group" && title !== undefined ? [...groups, title] : groups
    for (const [key, entry] of Object.entries(value)) if (key !== "span") look(entry, inner)
  }
  look(module.body, [])
  return titles
}
