import { existsSync, readdirSync } from "node:fs"
import { resolve } from "node:path"
import { UsageError } from "../../src/command"
import { settings } from "../../src/settings/settings"
import type { Enquiry } from "../store/enquiry"
import { openFileStore, storeExists } from "../store/open-store"
import { copyPolicies, policiesFolder } from "../store/policies"
import type { Enquiries } from "../store/tables"
import type { Context } from "./context"
import { print } from "./print"

export const backup = async ({ store, operand }: Context): Promise<void> => {
  if (!operand) throw new UsageError("Missing FOLDER.")
  const folder = resolve(operand)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UsageError(`${folder} is not empty; name a new folder.`)
  const copy = openFileStore(`file:${folder}/enquiries.db`)
  // What can be read is copied, also where not all can.
  const problem: unknown = await copy.restore(store.list()).then(
    () => undefined,
    error => error,
  )
  const { all } = await copy.count().finally(copy.close)
  copyPolicies(policiesFolder(settings()), `${folder}/policies`)
  await print(`${all} enquiries copied to ${folder}.\n`)
  if (problem) throw problem
}

const heldError = 'waited when the backup was made, and may have been mailed since: "retry" mails it'

/** What waited is dead until the owner decides, since it may have been mailed after the backup was made. */
async function* withoutWaiting(enquiries: Enquiries, onHeld: () => void): AsyncGenerator<Enquiry> {
  for await (const enquiry of enquiries) {
    const isWaiting = enquiry.status === "new" || enquiry.status === "failed"
    if (isWaiting) onHeld()
    yield isWaiting ? { ...enquiry, status: "dead", error: heldError } : enquiry
  }
}

export const restore = async ({ store, location, operand }: Context): Promise<void> => {
  if (!operand) throw new UsageError("Missing FOLDER of a backup.")
  const url = `file:${resolve(operand)}/`
  if (!storeExists(url)) throw new UsageError(`There is no backup in ${resolve(operand)}.`)
  const copy = openFileStore(url)
  let held = 0
  // What comes back may have expired, or this machine's clock may be wrong.
  await store.setLookedAfter(undefined)
  const restoring = store.restore(withoutWaiting(copy.list(), () => (held += 1)))
  const count = await restoring.finally(copy.close)
  copyPolicies(`${resolve(operand)}/policies`, policiesFolder(settings()))
  await print(`${count} restored to ${location}; existing ones were not changed.\n`)
  if (held > 0)
    await print(
      `${held} waited to be mailed when the backup was made, and may have been mailed since: "dead" lists them, "retry ID" or "retry --all" mails them.\n`,
    )
}
