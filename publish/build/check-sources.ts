import { readSettings } from "../../api/settings/read-settings"
import { inspectContent } from "../../src/content-model/check/check-content"
import { countProblems, errorsIn, formatProblem } from "../../src/content-model/report/problems"
import { checkEmailjsSettings } from "../../src/gatsby/emailjs-settings"

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
export const checkSources = async (project: string, env: NodeJS.ProcessEnv): Promise<SourceFindings> => {
  const { problems } = await inspectContent(project)
  const errors = errorsIn(problems)
  const { hint } = checkEmailjsSettings(env)
  return {
    problems: [
      ...(errors.length > 0
        ? [`The content has ${countProblems(errors)}:`, ...errors.map(formatProblem)]
        : []),
      ...settingProblems(env),
    ],
    // The build itself says how many warnings the content has.
    warnings: hint ? [hint] : [],
  }
}
