import { readdirSync, readFileSync } from "node:fs"
import { parseSync } from "@swc/core"
import * as inlineScripts from "../../src/document/inline-scripts"
import { type Member, members } from "../support/floor"

type Node = { readonly type: string; readonly [key: string]: unknown }

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === "string"

/** Calls `visit` with each node of a syntax tree, and the node that it is in. */
const walk = (part: unknown, visit: (node: Node, parent?: Node) => void, parent?: Node): void => {
  if (isNode(part)) visit(part, parent)
  if (part && typeof part === "object")
    for (const value of Object.values(part)) walk(value, visit, isNode(part) ? part : parent)
}

const nameOf = (part: unknown): string => {
  const { type, value } = part as Node
  return type === "Identifier" || type === "StringLiteral" ? String(value) : ""
}

/** Names that members of other objects have too, which every browser has. */
const others: ReadonlyMap<string, string> = new Map([
  ["displayName", "React's and Gatsby's own property of components"],
  ["toArray", "of React.Children"],
  ["chunks", "Gatsby's own property"],
  ["navigate", "Gatsby's own function"],
  ["maximize", "of Intl.Locale"],
])

/** Whether a script asks here if something exists: what it asks for, it may use. */
const isAsked = (node: Node, parent?: Node): boolean => {
  if (!parent) return false
  const { type, operator, test, left } = parent
  if (type === "UnaryExpression") return operator === "typeof" || operator === "!"
  if (type === "BinaryExpression") return left === node || /^[!=]==?$/.test(String(operator))
  return type === "OptionalChainingExpression" || test === node
}

const statics = new Map(
  members.filter(({ isStatic }) => isStatic).map(member => [`${member.of}.${member.name}`, member]),
)

/** By name, since a script does not say of what it is a member: those that no object has in all browsers. */
const newMembers = (isOfLanguage: boolean): ReadonlyMap<string, Member> => {
  const ofInstances = members.filter(({ isStatic }) => !isStatic)
  const old = new Set(ofInstances.filter(({ lackedBy }) => lackedBy.length === 0).map(({ name }) => name))
  const found = ofInstances.filter(member => member.isOfLanguage === isOfLanguage && !old.has(member.name))
  return new Map(found.map(member => [member.name, member]))
}
const ofLanguage = newMembers(true)
const ofBrowser = newMembers(false)

// Safari has it since 16.4, and runs nothing of a script that contains it.
const lookbehind = /\(\?<[=!]/

/** What a script uses without asking for it, and which browsers that are served lack it. */
const lackedByScript = (code: string): string[] => {
  const used = new Map<string, Member>()
  const asked = new Set<string>()
  const faults: string[] = []
  walk(parseSync(code, { syntax: "ecmascript", target: "es2022" }), (node, parent) => {
    if (node.type === "BinaryExpression" && node.operator === "in") asked.add(nameOf(node.left))
    const text = { RegExpLiteral: node.pattern, StringLiteral: node.value, TemplateElement: node.raw }[
      node.type
    ]
    if (lookbehind.test(String(text))) faults.push(`a lookbehind: ${String(text).slice(0, 80)}`)
    if (node.type === "RegExpLiteral" && String(node.flags).includes("v")) faults.push("the flag v")
    if (node.type === "Identifier" && isAsked(node, parent)) asked.add(String(node.value))
    if (node.type === "OptionalChainingExpression" && isNode(node.base)) {
      const { callee } = node.base
      if (isNode(callee) && callee.type === "MemberExpression") asked.add(nameOf(callee.property))
    }
    if (node.type !== "MemberExpression") return
    const property = node.property as Node
    const name = nameOf(property.type === "Computed" ? property.expression : property)
    if (isAsked(node, parent)) asked.add(name)
    const isCalled = parent?.type === "CallExpression" && parent.callee === node
    const member =
      statics.get(`${nameOf(node.object)}.${name}`) ??
      ofLanguage.get(name) ??
      (isCalled ? ofBrowser.get(name) : undefined)
    if (member && member.lackedBy.length > 0) used.set(name, member)
  })
  const unasked = [...used].filter(([name]) => !asked.has(name) && !others.has(name))
  return [...faults, ...unasked.map(([name, { of, lackedBy }]) => `${of}.${name}: ${lackedBy.join(", ")}`)]
}

const scripts: readonly (readonly [string, string])[] = [
  ...readdirSync("public")
    .filter(name => name.endsWith(".js"))
    .map(name => [name, readFileSync(`public/${name}`, "utf8")] as const),
  ...Object.entries(inlineScripts),
]

test.each(scripts)("%s uses nothing that a browser which is served lacks", (_, code) => {
  expect(lackedByScript(code)).toEqual([])
})

test.each([
  ["URL.canParse(a)", "URL.canParse: chrome 100"],
  ["a.findLast(b)", "Array.findLast: firefox 100"],
  ["a.toSorted()", "Array.toSorted: chrome 100"],
  ["f(AbortSignal.timeout(1))", "AbortSignal.timeout: chrome 100"],
  ["form.requestSubmit()", "HTMLFormElement.requestSubmit: safari 15.4"],
  ["/(?<=a)b/.test(c)", "a lookbehind: (?<=a)b"],
  [`RegExp(\`(?<!a)\${b}\`)`, "a lookbehind: (?<!a)"],
])("%s would be reported", (code, expected) => {
  expect(lackedByScript(code)).toEqual([expect.stringContaining(expected)])
})

test.each([
  "a.findLast?.(b)",
  "'findLast' in c&&a.findLast(b)",
  "a.requestSubmit&&a.requestSubmit()",
  "a.at(-1)",
])("%s is no fault", code => {
  expect(lackedByScript(code)).toEqual([])
})
