import { refusals } from "../../shared/enquiry/refusals"
import { wordGroup, words } from "./words"

/** The words of one page alone, by the page and the field that they are in content/pages.json. */
export const pageWords = {
  search: {
    found: wordGroup("SearchResultWords", "What the search page says of what it found.", {
      title: "Search: {query}",
      heading: "Results for “{query}”",
      placeholder: "Search for a topic",
      searching: "Searching…",
      none: "No results",
      onePost: "{count} blog post",
      posts: "{count} blog posts",
      oneResource: "{count} resource",
      resources: "{count} resources",
      both: "{posts} and {resources}",
      results: "{count} results: {kinds}",
      oneMatch: "{count} match in the full text",
      matches: "{count} matches in the full text",
      postColumn: "Blog Posts",
      noPost: "No article title or summary contains “{query}”.",
      resourceColumn: "Resources",
      noResource: "No resource title or description contains “{query}”.",
      allResources: "Open or download under Free resources",
      more: "Show more",
      textColumn: "In the text",
      article: "Article",
      service: "Service",
      resource: "Resource",
      page: "Page",
      corrected: "Nothing found for {words}; showing {others}.",
      missing: "Nothing found for {words}.",
      partial: "No page contains all of these words. These contain some of them.",
      noText: "Nothing else found in the full text.",
      moreTexts: "Show more full-text results",
      suggestions: "Did you mean {words}?",
      either: "{one} or {other}",
      browse: "Browse instead",
      ask: "Or ask us",
      askText:
        "Tell us what you were looking for. We’ll reply within {responseHours} hours on business days.",
      failed: "The search couldn’t be loaded",
      textFailed: "The full text couldn’t be loaded",
      failedText: "The connection failed or is too slow. We’ve kept what you typed.",
      retry: "Retry",
      withoutScripts:
        "Search runs in your browser and needs JavaScript. You’ll find every page in the {sitemap}.",
      sitemap: "sitemap",
      elsewhere: "Or ask {name} about this site",
      searchElsewhere: "Search there",
    }),
  },
  sitemap: {
    labels: wordGroup("SitemapLabels", "What links of the sitemap page say.", {
      ampHome: "Home (AMP)",
      ampAbout: "About (AMP)",
      ampServices: "Services (AMP)",
      ampContact: "Contact (AMP)",
      ampBlog: "Blog (AMP)",
      xml: "XML sitemap",
      older: "Older articles, page {page}",
      search: "Search the site",
    }),
  },
  landing: {
    report: wordGroup("AuditReportWords", "What stands around the audit of this site.", {
      heading: "This site, audited on {date}",
      summary:
        "{count} checks, {failed} failed. In your report, each failure comes with its fix, or why it stays.",
      passed: "Passed",
      failed: "Failed",
    }),
  },
  results: {
    relations: wordGroup("CaseRelationWords", "What the links of a case are called.", {
      service: "Service used",
      services: "Services used",
      article: "The method",
      resource: "Free download",
      quote: "In their words",
      readQuote: "Read what they said",
      similar: "Something similar?",
      ask: "Ask us about it",
    }),
    outcomes: wordGroup("LedgerWords", "What the table of estimates says.", {
      estimate: "Estimate and publication date",
      range: "Range",
      outcome: "Outcome",
      upTo: "up to {high}",
      between: "{low} to {high}",
      due: "due {date}",
      inside: "{value}, in range",
      above: "{value}, above range",
      below: "{value}, below range",
      tally: "{count} of {all} results fell within our range",
      oneDue: "1 is still to come",
      allDue: "{count} are still to come",
      own: "This site, measured",
      earlier: "Earlier estimates ({count})",
    }),
  },
} as const

const notice = (title: string, description: string, heading: string) => ({
  title: words(title, "the page's title", { seo: "title" }),
  description: words(description, "one or two sentences for search engines", {
    as: "paragraph",
    seo: "description",
  }),
  heading: words(heading, "the page's main heading"),
})

const reasons = Object.fromEntries(
  Object.entries(refusals)
    // A form always uses the right method.
    .filter(([reason]) => reason !== "method")
    .map(([reason, example]) => [reason.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()), example]),
)

/** The entries of content/pages.json that are no pages of the navigation, each of which may be left out. */
export const noticeFields = {
  notFound: {
    ...notice("Page not found", "There’s no page at this URL.", "Oops! Page not found"),
    lead: words(
      "There’s nothing at this URL. The link may be incomplete, or the page may have been removed.",
    ),
    home: words("Return to Home"),
    figure: words("no page here"),
  },
  postNotFound: {
    ...notice("Post not found", "There’s no article at this URL.", "Post not found"),
    lead: words("There’s no article at this URL. It may have been renamed, or the link may be incomplete."),
    category: words("This category"),
    figure: words("no page here"),
  },
  moved: {
    ...notice("410 - Page Gone", "This page has been permanently moved to {address}.", "410 - Page Gone"),
    lead: words(
      "This page has been permanently moved. The content you're looking for is now available at: {address}",
    ),
    wait: words("We’ll take you there in {seconds} seconds."),
    before: words("old URL"),
    after: words("new URL"),
  },
  sent: {
    ...notice("Message sent", "We’ve got your message.", "We’ve got your message"),
    message: words("Send another message"),
    audit: words("Request another audit"),
  },
  notSent: {
    ...notice("Message not sent", "Your message wasn’t sent, and why.", "Your message wasn’t sent"),
    lead: words("Use your browser’s back button to return to the form and what you typed."),
    email: words("If it fails again, email {link}."),
    message: words("Contact form"),
    audit: words("Audit form"),
    reasons: wordGroup("EnquiryRefusals", "Why an enquiry was not taken.", reasons),
  },
}
