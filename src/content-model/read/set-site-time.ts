import { readFileSync } from "node:fs"
import { join } from "node:path"

/**
 * Lets days begin where the site is at home, and not where the machine stands: sets this process's clock, and that of the
 * programs it starts, to the time zone in `content/site.json`. A `TZ` that is set already stands; a zone that is missing or
 * unknown is left to the check of content.
 * @param root the project folder
 */
export const setSiteTime = (root: string): void => {
  if (process.env.TZ) return
  try {
    const { timeZone } = JSON.parse(readFileSync(join(root, "content/site.json"), "utf8"))
    process.env.TZ = new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone
  } catch {
    // The check of content names the file and the field.
  }
}
