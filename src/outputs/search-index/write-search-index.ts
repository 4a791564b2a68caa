import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { type PageCreatorArgs, queryPages } from "../../gatsby/pages/query-pages"
import { buildSearchIndex } from "../../search/exact/index/build-index"
import type { SearchDocument } from "../../search/exact/rule/document"
import { searchIndexFolder } from "../../shared/addresses"

type Found = {
  allPost: { nodes: { title: string; excerpt: string; slug: string; date: string }[] }
  allResource: { nodes: { title: string; description: string; slug: string }[] }
}

const toDocuments = ({ allPost, allResource }: Found): SearchDocument[] => [
  ...allPost.nodes.map(({ excerpt, ...post }) => ({ kind: "post" as const, text: excerpt, ...post })),
  ...allResource.nodes.map(({ description, ...resource }) => ({
    kind: "resource" as const,
    text: description,
    ...resource,
  })),
]

/**
 * Writes the search index of all posts and resources that have pages into public/. It does so when pages are created,
 * so that `gatsby develop` has it too, and keeps it in step with the content.
 */
export const writeSearchIndex = async (args: PageCreatorArgs): Promise<void> => {
  const found = await queryPages<Found>(
    args,
    "the search index",
    "query SearchIndex { allPost { nodes { title excerpt slug date } } allResource { nodes { title description slug } } }",
  )
  if (!found) return
  const folder = join("public", searchIndexFolder)
  try {
    const { files } = await buildSearchIndex(toDocuments(found))
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const { name, content } of files) writeFileSync(join(folder, name), content)
  } catch (error) {
    args.reporter.panicOnBuild("The search index could not be written.", error as Error)
  }
}
