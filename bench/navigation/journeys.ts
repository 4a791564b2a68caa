/** One press: on which link, what is pressed before it is in sight, and the h1 that then stands there. */
type Press = {
  readonly name: string
  readonly link: string
  readonly opener?: string
  readonly heading: RegExp
}

/** What a visitor presses one after another, beginning at home. */
export type Journey = readonly Press[]

const article = "cohort-analysis-retention-curves"

const reading = (toBlog: string): Journey => [
  { name: "home → blog", link: toBlog, heading: /^Blog$/ },
  {
    name: "blog → post",
    link: `.article-list a[href="/blog/${article}"]`,
    heading: /^Cohort analysis: reading/,
  },
  { name: "post → category", link: '.article-head a[href="/cohort-analysis"]', heading: /^Category: Cohort/ },
  {
    name: "category → post",
    link: `.article-list a[href="/cohort-analysis/${article}"]`,
    heading: /^Cohort analysis: reading/,
  },
]

/** On a desk the navigation is in sight; on a phone it is in the menu. */
export const journeys: Record<"mouse" | "touch", readonly Journey[]> = {
  mouse: [
    reading('nav[aria-label="Main"] a[href="/blog"]'),
    [{ name: "home → services", link: 'nav[aria-label="Main"] a[href="/services"]', heading: /^What we do/ }],
  ],
  touch: [
    reading('main a[href="/blog"]'),
    [{ name: "home → services", link: 'main a[href^="/services"]', heading: /^What we do/ }],
    [
      {
        name: "home, menu → contact",
        opener: "header .menu-button",
        link: 'dialog a[href="/contact"]',
        heading: /^Book a free/,
      },
    ],
  ],
}
