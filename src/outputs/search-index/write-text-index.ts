import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { type PageCreatorArgs, queryPages } from "../../gatsby/pages/page-creator"
import { buildTextIndex } from "../../search/text/build-text-index"
import { TEXT_ENTRY } from "../../search/text/format"
import { addresses, searchTextFolder } from "../../shared/addresses"
import { type Readable, readDocuments } from "./read-documents"

type Found = {
  allPost: { nodes: { path: string }[] }
  allResource: { nodes: { path: string }[] }
}

/** Pages of their own text. Listings repeat what articles say, and are left out. */
const fixed: readonly Readable[] = [
  { path: addresses.services, kind: "service" },
  ...[
    addresses.home,
    addresses.about,
    addresses.landing,
    addresses.results,
    addresses.testimonials,
    addresses.resources,
    addresses.contact,
    addresses.terms,
    addresses.privacy,
  ].map(path => ({ path, kind: "page" as const })),
]

const pagesToRead = ({ allPost, allResource }: Found): Readable[] => [
  ...fixed,
  ...allResource.nodes.map(({ path }) => ({ path, kind: "resource" as const })),
  ...allPost.nodes.map(({ path }) => ({ path, kind: "article" as const })),
]

// A new article comes last, so that older ones keep their numbers and their files.
const query = `query SearchTexts {
  allResource(sort: { slug: ASC }) { nodes { path } }
  allPost(sort: [{ date: ASC }, { slug: ASC }]) { nodes { path } }
}`

/** Writes the index of what stands on the built pages into public/; files that are there already are left alone. */
export const writeTextIndex = async (args: PageCreatorArgs): Promise<void> => {
  const found = await queryPages<Found>(args, "the index of texts", query)
  if (!found) return
  try {
    const files = buildTextIndex(readDocuments(pagesToRead(found)))
    const folder = join("public", searchTextFolder)
    mkdirSync(folder, { recursive: true })
    const there = new Set(readdirSync(folder))
    const wanted = new Set(files.map(({ name }) => name))
    for (const name of there) if (!wanted.has(name.replace(/\.(br|gz)$/, ""))) rmSync(join(folder, name))
    for (const { name, content } of files)
      if (name === TEXT_ENTRY || !there.has(name)) writeFileSync(join(folder, name), content)
  } catch (error) {
    args.reporter.panicOnBuild("The index of texts could not be written.", error as Error)
  }
}
