let message = ""

/** Takes the message that a page of this site wrote out of the address, where it is after the `#`, before others' scripts can read it. */
export const keepMessage = (): void => {
  const handed = new URLSearchParams(location.hash.slice(1)).get("message")
  if (!handed) return
  message = handed
  // A reload would write it again.
  history.replaceState(history.state, "", location.pathname + location.search)
}

/** @returns the message that a page of this site wrote for the visitor, once; "" for none */
export const takeMessage = (): string => {
  keepMessage()
  const kept = message
  message = ""
  return kept
}
