/**
 * Forbids this document every connection and form from now on: policies add up, and none can be taken back (CSP Level 3, 3.3 and 4.2).
 * Called once Gatsby has loaded what the page needs.
 */
export const closePage = (): void => {
  // `gatsby develop` reloads through a connection.
  if (process.env.NODE_ENV !== "production" || document.head.querySelector("meta[http-equiv$=Policy]")) return
  const meta = document.createElement("meta")
  meta.httpEquiv = "Content-Security-Policy"
  meta.content = "connect-src 'none'; form-action 'none'"
  document.head.append(meta)
}
