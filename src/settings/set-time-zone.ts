import { readFileSync } from "node:fs"
import { join } from "node:path"

/** Sets the site's time zone for this process and the programs it starts, unless the environment has a TZ. */
export const setTimeZone = (project: string): void => {
  if (process.env.TZ) return
  try {
    const { timeZone } = JSON.parse(readFileSync(join(project, "content/site.json"), "utf8"))
    process.env.TZ = new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone
  } catch {
    // The content check reports the file and the field.
  }
}
