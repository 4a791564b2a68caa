/** Where every behaviour of the site is written down. */
export const behaviourFile = "docs/behaviour.md"

/**
 * The topics of docs/behaviour.md as tests and comments name them: the `##` area, a colon, the `###` topic.
 * @param markdown the file's text
 * @returns such as "Search: what is found", in the order of the file
 */
export const topicsIn = (markdown: string): string[] => {
  let area = ""
  return markdown.split("\n").flatMap(line => {
    const [, marks, words = ""] = /^(##|###) (.+)$/.exec(line) ?? []
    if (marks === "##") area = words
    return marks === "###" ? [`${area}: ${words}`] : []
  })
}
