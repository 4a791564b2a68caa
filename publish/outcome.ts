import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"
import { readJson } from "../api/checked-json"
import { deliverySettings, ownerNotice, recipientProblem } from "../api/delivery/mail"
import { currentIdentity } from "../api/server/current-release"
import { settings } from "../src/settings/settings"
import { releasesFolder } from "../src/shared/server-manifest"

const shape = z
  .object({ at: z.iso.datetime(), isPublished: z.boolean(), lines: z.array(z.string()).readonly() })
  .readonly()

/** What came of a publish: the summary of the release, or the reasons against it. `at` is in UTC. */
type LastPublish = z.infer<typeof shape>

const fileIn = (project: string) => join(project, releasesFolder, "last-publish.json")

/** By project: what a full disk did not take. */
const unwritten = new Map<string, LastPublish>()

/** @param report gets what is wrong with the file, which the next publish writes anew */
export const lastPublish = (project: string, report = console.error): LastPublish | undefined => {
  const file = fileIn(project)
  try {
    return unwritten.get(project) ?? (existsSync(file) ? readJson(file, shape) : undefined)
  } catch (error) {
    report(`What came of the last publish is unknown: ${(error as Error).message}`)
    return undefined
  }
}

/** Never throws, since the publisher goes on. @returns whether it is news: another end than the last one, other reasons, or changed pages */
export const recordPublish = (project: string, publish: Omit<LastPublish, "at">, changes = 0): boolean => {
  const { isPublished, lines } = publish
  const last = lastPublish(project)
  const record = { at: new Date().toISOString(), ...publish }
  try {
    mkdirSync(join(project, releasesFolder), { recursive: true })
    writeFileSync(fileIn(project), JSON.stringify(record))
    unwritten.delete(project)
  } catch (error) {
    unwritten.set(project, record)
    console.error(`What came of this publish is not kept: ${(error as Error).message}`)
  }
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
