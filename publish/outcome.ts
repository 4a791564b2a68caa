import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { deliverySettings, ownerNotice, recipientProblem } from "../api/delivery/mail"
import { currentIdentity } from "../api/server/current-release"
import { settings } from "../src/settings/settings"
import { attempt } from "../src/shared/attempt"
import { releasesFolder } from "../src/shared/server-manifest"

/** What came of a publish: the summary of the release, or the reasons against it. `at` is in UTC. */
type LastPublish = {
  readonly at: string
  readonly isPublished: boolean
  readonly lines: readonly string[]
}

const fileIn = (project: string) => join(project, releasesFolder, "last-publish.json")

/** @returns undefined also where the file is not whole, as after a full disk */
export const lastPublish = (project: string): LastPublish | undefined =>
  attempt(() => JSON.parse(readFileSync(fileIn(project), "utf8")))

/** @returns whether it is news: another end than the last one, other reasons, or changed pages */
export const recordPublish = (project: string, publish: Omit<LastPublish, "at">, changes = 0): boolean => {
  const { isPublished, lines } = publish
  const last = lastPublish(project)
  mkdirSync(join(project, releasesFolder), { recursive: true })
  writeFileSync(fileIn(project), JSON.stringify({ at: new Date().toISOString(), ...publish }))
  if (last?.isPublished !== isPublished) return true
  return isPublished ? changes > 0 : last.lines.join() !== lines.join()
}

/** Mails the last publish to the owner. A mail that fails is only reported, since nobody may be there to mend it. */
export const mailLastPublish = async (project: string, report: (line: string) => void): Promise<void> => {
  const delivery = deliverySettings(settings(), () => currentIdentity(project))
  const last = lastPublish(project)
  if (!delivery || !last) return
  const to = delivery.recipient()
  const problem = recipientProblem(to)
  if (problem) return report(`The outcome is not mailed: ${problem}`)
  const subject = `${to.brand}: ${last.isPublished ? "published" : "nothing was published"}`
  const id = `publish-${last.at.replace(/\D/g, "")}`
  const sent = await delivery.mailer.send(ownerNotice(id, subject, last.lines.join("\n"), to))
  if (!sent.ok) report(`The outcome could not be mailed: ${sent.error}`)
}
