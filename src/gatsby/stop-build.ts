import { rmSync } from "node:fs"
import { join } from "node:path"
import type { Reporter } from "gatsby"

/**
 * Ends a build and removes `public/`, so that nothing half-built or older is left to be served; in `gatsby develop` the
 * text is reported and work goes on.
 */
export const stopBuild = (reporter: Pick<Reporter, "error" | "panic">, text: string): void => {
  if (process.env.NODE_ENV !== "production") {
    reporter.error(text)
    return
  }
  // Parcel compiles this file elsewhere: only the working directory names the project.
  rmSync(join(process.cwd(), "public"), { recursive: true, force: true })
  reporter.panic(text)
}
