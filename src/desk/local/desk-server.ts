import express, { type Express } from "express"
import { inspectContent } from "../../content-model/check/check-content"
import { readContent } from "../../content-model/read/read-content"
import { errorsIn, formatProblem } from "../../content-model/report/problems"
import { deskPolicy } from "../../host/policies/content-security-policy"
import { deskPath } from "../../shared/addresses"
import { deskData } from "../config/desk-config"
import { checkPath, dataPath, filesPath } from "../paths"
import { fileRoutes, forTheDeskAlone } from "./file-routes"

/**
 * The desk on one's own machine: its page, and the project's files that it works on.
 * @param project the project folder
 * @param folder the desk's own files, as `writeDeskFiles` left them
 * @param siteUrl where `gatsby develop` shows the site; what is not the desk's is there
 */
export const deskServer = (project: string, folder: string, siteUrl: string): Express => {
  const app = express()
  app.disable("x-powered-by")
  app.use((_request, response, next) => {
    response.set("content-security-policy", deskPolicy({ talksTo: [], shows: [] }, false))
    next()
  })
  app.use(filesPath, fileRoutes(project))
  app.get(checkPath, forTheDeskAlone, async (_request, response) => {
    const { problems } = await inspectContent(project)
    response.set("cache-control", "no-store").json(errorsIn(problems).map(formatProblem))
  })
  // Read anew for each visit, so that a category made a minute ago can be chosen.
  app.get(dataPath, (_request, response) => {
    response.set("cache-control", "no-store")
    response.json(deskData(readContent(project), { name: "test-repo" }, siteUrl))
  })
  app.use(deskPath, express.static(folder, { maxAge: 0 }))
  app.use(express.static(`${project}/static`))
  app.use((request, response) => response.redirect(new URL(request.originalUrl, siteUrl).href))
  return app
}
