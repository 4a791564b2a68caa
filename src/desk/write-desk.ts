import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { readContent } from "../content-model/read/read-content"
import { deskPath } from "../shared/addresses"
import { siteUrl } from "../shared/site"
import { deskBackend } from "./backend"
import { writeDeskFiles } from "./bundle"
import { deskData } from "./config/desk-config"
import { dataPath } from "./paths"

/** Writes a team's desk into the built site, where the settings name a repository; else there is none. */
export const writeDesk = async (): Promise<void> => {
  const backend = deskBackend(process.env)
  if (!backend) return
  const project = process.cwd()
  await writeDeskFiles(project, join(project, "public", deskPath))
  const data = deskData(readContent(project), backend, siteUrl)
  await writeFile(join(project, "public", dataPath), JSON.stringify(data))
}
