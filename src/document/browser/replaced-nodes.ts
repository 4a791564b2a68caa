/** Of nodes that React made and somebody else took out of the page: what was put in their place. */
const standIns = new WeakMap<Node, readonly ChildNode[]>()

/** React marks what it makes (react-dom, "ReactDOMComponentTree"). */
const isReacts = (node: Node): boolean => Object.keys(node).some(key => key.startsWith("__react"))

/** What is left of a node below a parent: itself, perhaps in a wrapper, or what stands for it. */
const remainsOf = (parent: Node, node: Node): readonly ChildNode[] =>
  parent.contains(node)
    ? [node as ChildNode]
    : (standIns.get(node) ?? []).flatMap(each => remainsOf(parent, each))

/** A node's ancestor below `parent`; if told to, only as long as that holds nothing else. */
const climb = (parent: Node, node: ChildNode, isAlone = false): ChildNode => {
  const wrapper = node.parentNode
  if (!wrapper || wrapper === parent || (isAlone && wrapper.childNodes.length > 1)) return node
  return climb(parent, wrapper as Node as ChildNode, isAlone)
}

/**
 * Lets React change a page that others change too. Google's and Edge's translators replace each text node by a `<font>`, or move
 * it there, and go on doing so; extensions wrap numbers and fields. React then removes nodes and inserts beside nodes that are no
 * longer there, which throws, and writes into texts that nobody sees. Here what stands for a node is removed in its place, and a
 * text that React has changed takes its place again, for the translator to translate.
 */
export const followReplacedNodes = (container: Node): void => {
  const { removeChild, insertBefore } = Node.prototype

  const putBack = (text: ChildNode): void => {
    const [first, ...others] = remainsOf(container, text)
    for (const each of others) each.remove()
    first?.replaceWith(text)
  }

  const follow = (records: readonly MutationRecord[]): void => {
    const added = new Set<Node | null>()
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === "characterData" && !container.contains(target)) putBack(target as Text)
      for (const node of addedNodes) {
        added.add(node)
        // React has moved a text, and left its translation.
        for (const each of standIns.get(node) ?? []) if (!each.contains(node)) each.remove()
        standIns.delete(node)
      }
      const beside = [previousSibling, nextSibling].find(node => added.has(node))
      const candidates = addedNodes.length > 0 ? Array.from(addedNodes) : beside ? [beside] : []
      const replacement = candidates.filter(node => !isReacts(node)) as ChildNode[]
      if (replacement.length === 0) continue
      for (const node of removedNodes) {
        standIns.set(node, replacement)
        if (isReacts(node)) observer.observe(node, { characterData: true })
      }
    }
  }
  const observer = new MutationObserver(follow)
  observer.observe(container, { childList: true, subtree: true })

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this || !container.contains(this)) return removeChild.call(this, child) as Child
    follow(observer.takeRecords())
    for (const each of remainsOf(this, child)) climb(this, each, true).remove()
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null) {
    if (!before || before.parentNode === this || !container.contains(this))
      return insertBefore.call(this, node, before) as Child
    follow(observer.takeRecords())
    const [first] = remainsOf(this, before)
    return insertBefore.call(this, node, first ? climb(this, first) : null) as Child
  }
}
