import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { type PageCreatorArgs, queryPages } from "../../gatsby/pages/page-creator"
import { buildSearchIndex } from "../../search/exact/index/build-index"
import type { SearchDocument } from "../../search/exact/rule/document"
import { searchIndexFolder } from "../../shared/addresses"

type Cover = {
  drawing: { src: string } | null
  childImageSharp: { gatsbyImageData: IGatsbyImageData } | null
} | null

type Found = {
  allPost: { nodes: { title: string; excerpt: string; slug: string; date: string; cover: Cover }[] }
  allResource: { nodes: { title: string; description: string; slug: string }[] }
}

/** The address of a drawing, or of the smallest size of a photograph. */
const pictureOf = (cover: Cover): string | undefined => {
  const { sources = [], fallback } = cover?.childImageSharp?.gatsbyImageData.images ?? {}
  return cover?.drawing?.src ?? (sources[0] ?? fallback)?.srcSet?.split(/\s/)[0]
}

const toDocuments = ({ allPost, allResource }: Found): SearchDocument[] => [
  ...allPost.nodes.map(({ excerpt, cover, ...post }) => {
    const picture = pictureOf(cover)
    return { kind: "post" as const, text: excerpt, ...post, ...(picture && { picture }) }
  }),
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
    `query SearchIndex {
      allPost(sort: [{ date: DESC }, { slug: ASC }]) {
        nodes {
          title excerpt slug date
          cover {
            drawing { src }
            childImageSharp { gatsbyImageData(width: 1200, placeholder: NONE, formats: [AUTO, WEBP]) }
          }
        }
      }
      allResource(sort: [{ order: ASC }, { slug: ASC }]) { nodes { title description slug } }
    }`,
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
