import { readSettings } from "../../api/settings/read-settings"
import { inspectContent } from "../../src/content-model/check/check-content"
import { countProblems, formatProblem } from "../../src/content-model/report/problems"
import { judgeMailSettings } from "../../src/gatsby/mail-settings"

/** What was found before a build is begun, a line each. */
export type SourceFindings = { readonly problems: readonly string[]; readonly warnings: readonly string[] }

const settingProblems = (env: NodeJS.ProcessEnv): string[] => {
  try {
    readSettings(env)
    return []
  } catch (error) {
    return (error as Error).message.split("\n")
  }
}

/** Checks content and settings as the build itself would, in a second in place of half a minute. */
export const checkSources = (project: string, env: NodeJS.ProcessEnv): SourceFindings => {
  const { problems } = inspectContent(project)
  const { hint } = judgeMailSettings(env)
  return {
    problems: [
      ...(problems.length > 0
        ? [`The content has ${countProblems(problems)}:`, ...problems.map(formatProblem)]
        : []),
      ...settingProblems(env),
    ],
    warnings: hint ? [hint] : [],
  }
}
