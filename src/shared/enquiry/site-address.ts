// Browsers of 2023 have no URL.canParse yet, and a form must not fail in them.
const hostOf = (address: string): string => {
  try {
    return new URL(address).hostname
  } catch {
    return ""
  }
}

/**
 * Reads the address of a site as people write it, without `https://` too.
 * @param typed one line, trimmed
 * @returns the address with its scheme, otherwise as it was typed; undefined when it names no site of the public web:
 * another scheme, a person in front of an @, spaces, or a host that does not end in a domain such as .com or .भारत
 */
export const siteAddress = (typed: string): string | undefined => {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  if (/[\s\\@]|^https?:\/\/\//i.test(address)) return undefined
  // The parser writes a domain of another script as "xn--…" (URL standard, "Host parsing").
  return /^[^.]+(\.[^.]+)*\.[a-z][a-z0-9-]*[a-z0-9]\.?$/.test(hostOf(address)) ? address : undefined
}
