import type { CreateWebpackConfigArgs } from "gatsby"
import { changeOutput } from "./change-output"

/** A script or style of a build, with what stands beside it; named by its content. */
const named = /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/

/** Whether webpack leaves a file of `public/` alone that it has not just written: all but scripts and styles of earlier builds. */
export const isKept = (file: string): boolean => !named.test(file)

/** Has webpack remove the scripts and styles of earlier builds, which Gatsby leaves in `public/`. */
export const removeOldScripts = (args: CreateWebpackConfigArgs): void => {
  if (args.stage === "build-javascript") changeOutput(args, { clean: { keep: isKept } })
}
