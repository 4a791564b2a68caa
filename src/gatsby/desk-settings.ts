import type { Reporter } from "gatsby"
import { deskProblems } from "../desk/backend"
import { stopBuild } from "./stop-build"

/** Stops a build whose settings name a desk, but not in full. */
export const stopOnDeskSettings = ({ reporter }: { reporter: Pick<Reporter, "error" | "panic"> }): void => {
  const problems = deskProblems(process.env)
  if (problems.length > 0) stopBuild(reporter, problems.join("\n"))
}
