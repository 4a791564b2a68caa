import { readFileSync } from "node:fs"
import { join } from "node:path"

/** What was set here, which the content may change while a program runs. */
let own: string | undefined

/** Sets the site's time zone for this process and the programs it starts, unless the environment has a TZ. */
export const setTimeZone = (project: string): void => {
  if (process.env.TZ && process.env.TZ !== own) return
  try {
    const { timeZone } = JSON.parse(readFileSync(join(project, "content/site.json"), "utf8"))
    own = new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone
    process.env.TZ = own
  } catch {
    // The content check reports the file and the field.
  }
}
