import { readFileSync } from "node:fs"
import { join } from "node:path"

/**
 * Sets the time zone of this process, and of the programs it starts, to that of `content/site.json`, so that dates
 * follow the site's time zone. A TZ in the environment takes precedence.
 */
export const setTimeZone = (project: string): void => {
  if (process.env.TZ) return
  try {
    const { timeZone } = JSON.parse(readFileSync(join(project, "content/site.json"), "utf8"))
    process.env.TZ = new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone
  } catch {
    // The content check reports the file and the field.
  }
}
