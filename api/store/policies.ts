import { cpSync, existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { filePathOf, isPostgres, type Settings } from "../../src/settings/settings"
import type { SiteIdentity } from "../../src/shared/server-manifest"

type Stores = Pick<Settings, "ENQUIRIES_URL" | "ENQUIRIES_SPOOL">

/** Beside the enquiries, or the file that takes them while PostgreSQL is down: no deploy removes it. */
export const policiesFolder = ({ ENQUIRIES_URL: url, ENQUIRIES_SPOOL: spool }: Stores): string => {
  const file = isPostgres(url) ? (spool === "off" ? "file:data/-" : spool) : url
  const path = filePathOf(file)
  return join(existsSync(`${path}/`) ? path : dirname(path), "policies")
}

/** Keeps the policy that a release shows, as `VERSION.html`: releases go, enquiries with that version stay. */
export const keepPolicy = (folder: string, policy: SiteIdentity["policy"]): void => {
  if (!policy) return
  const file = join(folder, `${policy.version}.html`)
  try {
    if (existsSync(file)) return
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // Another server may do the same.
    writeFileSync(`${file}.${process.pid}`, policy.text, { flush: true })
    renameSync(`${file}.${process.pid}`, file)
  } catch (error) {
    console.error(`enquiries: the privacy policy ${policy.version} is not kept: ${(error as Error).message}`)
  }
}

/** For backups, which are to prove consent too. */
export const copyPolicies = (from: string, to: string): void => {
  if (existsSync(from)) cpSync(from, to, { recursive: true, force: false })
}
