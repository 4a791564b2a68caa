import { writeFileSync } from "node:fs"
import type { ParentSpanPluginArgs } from "gatsby"
import { type QueryArgs, runQuery } from "../gatsby/run-query"
import { privacyPolicyOf } from "../host/privacy-policy"
import type { EnquiryAnswers } from "../shared/enquiry/enquiry-answers"
import { kebabCase } from "../shared/kebab-case"
import { paths } from "../shared/paths"
import { type ServerTexts, serverTextsFile } from "../shared/server-manifest"

type FormWords = Pick<EnquiryAnswers, "labels" | "missing" | "invalid"> & {
  readonly sent: { readonly reference: string }
  readonly contact: { readonly sentText: string }
}

/** What the server says of enquiries, as the pages do. @param reasons by their fields in content/pages.json */
export const answersOf = (
  { labels, missing, invalid, sent, contact }: FormWords,
  reasons: Readonly<Record<string, string>>,
): EnquiryAnswers => ({
  labels,
  missing,
  invalid,
  thanks: contact.sentText,
  reference: sent.reference,
  refusals: Object.fromEntries(Object.entries(reasons).map(([name, text]) => [kebabCase(name), text])),
})

const query = /* GraphQL */ `query PrivacyPolicy($slug: String!) { legalPage(slug: { eq: $slug }) { html } }`

/** Writes what the content says that the server repeats, for the adapter, which Gatsby runs later and without the content. */
export const writeServerTexts = async (
  args: QueryArgs & Pick<ParentSpanPluginArgs, "getNodesByType">,
): Promise<void> => {
  const slug = paths.privacy.slice(1)
  const found = await runQuery<Queries.PrivacyPolicyQuery>(args, "the server", query, { slug })
  // Whole nodes, since a query would have to name each of their fields.
  const [forms] = args.getNodesByType("EnquiryForms")
  const notSent = args.getNodesByType("PageCopy").find(page => page.slug === "notSent")
  const texts: ServerTexts = {
    answers: answersOf(forms?.words as FormWords, notSent?.reasons as Record<string, string>),
    policy: privacyPolicyOf(found?.legalPage?.html ?? ""),
  }
  writeFileSync(serverTextsFile, JSON.stringify(texts))
}
