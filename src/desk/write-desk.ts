import { rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { readContent } from "../content-model/read/read-content"
import { deskPath } from "../shared/addresses"
import { siteUrl } from "../shared/site"
import { deskBackend } from "./backend"
import { writeDeskFiles } from "./bundle"
import { deskData } from "./config/desk-config"
import { dataPath } from "./paths"

/**
 * Writes a team's desk into the built site, where the settings name a repository; else there is none, whatever an earlier
 * build has left.
 */
export const writeDesk = async (): Promise<void> => {
  const backend = deskBackend(process.env)
  const project = process.cwd()
  const folder = join(project, "public", deskPath)
  await rm(folder, { recursive: true, force: true })
  if (!backend) return
  await writeDeskFiles(project, folder)
  const data = deskData(readContent(project), backend, siteUrl)
  await writeFile(join(project, "public", dataPath), JSON.stringify(data))
}
