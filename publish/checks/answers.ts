import { addresses } from "../../src/shared/addresses"
import { inParallel } from "../../src/shared/in-parallel"
import { type AskedSite, askSite } from "./ask-site"
import type { CandidateCheck } from "./candidate"
import { xmlTexts } from "./xml"

const atOnce = 8

const pathOf = (address: string): string => decodeURIComponent(new URL(address).pathname)

const listed = async (site: AskedSite, path: string): Promise<string[]> => {
  const { body } = await site.ask(path)
  return xmlTexts(body.toString(), "loc").map(pathOf)
}

/** Every address of the XML sitemap answers 200 with its document, through the server's own code; so does an unknown one, with 404. */
export const checkAnswers: CandidateCheck = async ({ site: made }) => {
  const site = await askSite(made)
  try {
    const maps = await listed(site, addresses.xmlSitemap)
    const paths = (await inParallel(maps, atOnce, path => listed(site, path))).flat()
    const found = await inParallel(paths, atOnce, async path => {
      const { status, headers, body } = await site.ask(path)
      const type = String(headers["content-type"] ?? "nothing")
      if (status === 200 && type.startsWith("text/html") && body.length > 0) return []
      return [
        `${path}: stands in the sitemap and answers ${status} with ${type}, and is to answer 200 with HTML`,
      ]
    })
    const unknown = await site.ask("/an-address-that-no-page-has")
    return {
      problems: [
        ...(paths.length > 0 ? [] : [`${addresses.xmlSitemap}: names no address`]),
        ...found.flat(),
        ...(unknown.status === 404
          ? []
          : [`an unknown address answers ${unknown.status}, and is to answer 404`]),
      ],
    }
  } finally {
    await site.close()
  }
}
