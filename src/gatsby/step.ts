import type { Reporter } from "gatsby"

/**
 * Runs a part of a hook as a step of its own in Gatsby's log: "success share images - 0.412s".
 * @param args what the part is called with; its reporter writes the line
 * @param name as the log names it
 * @returns what the part returns; what it throws goes through, and then the log has no such line
 */
export const step = async <Args extends { reporter: Pick<Reporter, "activityTimer"> }, Result>(
  args: Args,
  name: string,
  part: (args: Args) => Result | Promise<Result>,
): Promise<Result> => {
  const activity = args.reporter.activityTimer(name)
  activity.start()
  const result = await part(args)
  activity.end()
  return result
}
