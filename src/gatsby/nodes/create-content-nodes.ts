import type { CreateNodeArgs } from "gatsby"
import { fillTokens, readTokens } from "../../content-model/read/content-files"
import type { Values } from "./fields"
import { contentNodesOf } from "./kinds"

type FileNode = { internal: { type: string }; sourceInstanceName?: string; relativePath?: string }

const ownValues = ({ id, parent, children, internal, ...values }: Values): Values => values

/**
 * Gives each markdown or JSON node below `content/` its child of our own types (`Post`, `Service`, …), so that the
 * schema does not depend on where content comes from, and every derived field is made once.
 */
export const createContentNodes = ({
  node,
  getNode,
  actions,
  createNodeId,
  createContentDigest,
}: CreateNodeArgs): void => {
  const isMarkdown = node.internal.type === "MarkdownRemark"
  if (!isMarkdown && !node.internal.type.endsWith("Json")) return
  const file = (node.parent ? getNode(node.parent) : undefined) as FileNode | undefined
  if (file?.internal.type !== "File" || file.sourceInstanceName !== "content" || !file.relativePath) return

  const values = isMarkdown ? (node.frontmatter as Values) : ownValues(node as unknown as Values)
  const source = {
    relativePath: file.relativePath,
    values: fillTokens(values, readTokens()),
    body: String(node.rawMarkdownBody ?? ""),
  }
  for (const { type, key, fields } of contentNodesOf(source)) {
    const id = createNodeId(`${node.id} ${type} ${key}`)
    const contentDigest = createContentDigest({ fields, body: node.internal.contentDigest })
    actions.createNode({ ...fields, id, parent: node.id, children: [], internal: { type, contentDigest } })
    actions.createParentChildLink({ parent: node, child: { id, internal: { type } } as never })
  }
}
