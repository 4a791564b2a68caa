import { months } from "./date-format"

const times = "hours?|minutes?|days?|weeks?|months?|years?"

// Some months have a full stop.
const names = months.map(name => name.replaceAll(".", "\\."))

const units = `kB|MB|GB|ms|px|s|%|${times}|${names.join("|")}`

// Not `\b`, for which "%" and letters of other scripts are no words.
const beforeUnit = new RegExp(`(\\d\\+?) (?=(?:${units})(?![\\p{L}\\p{M}\\p{N}]))`, "gu")

/** "2,216 kB", "20+ hours" and "24 November" with a no-break space. */
export const keepNumbers = (text: string): string => text.replace(beforeUnit, "$1\u00a0")
