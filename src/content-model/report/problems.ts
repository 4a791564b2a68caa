/** One thing an editor has to put right: where it stands, and what was found and expected. */
export type Problem = { file: string; line?: number; column?: number; field?: string; message: string }

/** A problem as one line, e.g. `content/posts/x.md:4: date "10/10/2025" is not a date of the form YYYY-MM-DD`. */
export const formatProblem = ({ file, line, column, message }: Problem): string =>
  `${[file, line, line && column].filter(Boolean).join(":")}: ${message}`

/** In the order in which an editor meets them: by file, then line. */
export const sortProblems = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort(
    (a, b) =>
      a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  )

/** How many problems there are in how many files, e.g. "3 problems in 2 files". */
export const countProblems = (problems: readonly Problem[]): string => {
  const files = new Set(problems.map(({ file }) => file)).size
  return `${problems.length} problem${problems.length === 1 ? "" : "s"} in ${files} file${files === 1 ? "" : "s"}`
}
