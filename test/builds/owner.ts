import { mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"

/**
 * Gives a project what its owner has there: settings, a release and a mail server, none of which tests may use.
 * @returns how many connections the mail server has had, and what closes it
 */
export const actAsOwner = async (project: string) => {
  let connections = 0
  const mailServer = createServer(socket => {
    connections += 1
    socket.destroy()
  }).listen(0, "127.0.0.1")
  await new Promise(listening => mailServer.once("listening", listening))
  const { port } = mailServer.address() as { port: number }
  const settings = [
    `SMTP_URL=smtp://127.0.0.1:${port}`,
    "ENQUIRIES_TO_EMAIL=owner@owner.test",
    "ENQUIRIES_URL=file:./data/owner.db",
    "ENQUIRY_RATE_LIMIT=1",
    "TRUST_PROXY=1",
    "SITE_URL=https://owner.example",
    "STATUS_TOKEN=token-of-the-owner",
    "GATSBY_OUTSIDE_SEARCH_URL=https://search.owner.example/",
  ]
  writeFileSync(join(project, ".env"), settings.join("\n"))
  mkdirSync(join(project, "releases"))
  symlinkSync("a-release-that-is-lost", join(project, "releases/current"))
  return { connections: () => connections, close: () => mailServer.close() }
}
