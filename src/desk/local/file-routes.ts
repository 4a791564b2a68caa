import { extname } from "node:path"
import express, { type NextFunction, type Request, type RequestHandler, type Response, Router } from "express"
import { ownHeader, replacesHeader } from "../paths"
import { ChangedMeanwhile, ForeignPath, projectFiles } from "./project-files"

const largestUpload = "25mb"

const pathOf = ({ params }: Request): string => ([] as string[]).concat(params.path ?? []).join("/")

const statusOf = (error: unknown): number => {
  if (error instanceof ForeignPath) return 403
  if (error instanceof ChangedMeanwhile) return 409
  const { code, status } = error as { code?: string; status?: number }
  return code === "ENOENT" || code === "ENOTDIR" ? 404 : (status ?? 500)
}

/**
 * Lets the desk's own page in alone: a page of another site cannot send the desk's header, and a name that was pointed at this
 * machine is not `localhost`.
 */
export const forTheDeskAlone: RequestHandler = (request, response, next) => {
  const isHere = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(request.headers.host ?? "")
  if (isHere && request.headers[ownHeader]) return next()
  response.status(403).send("These files are for the desk alone.")
}

/** The project's files for the desk on the same machine. */
export const fileRoutes = (project: string): Router => {
  const files = projectFiles(project)
  const router = Router()
  router.use(forTheDeskAlone)
  router.get("/{*path}", async (request, response) => {
    if ("list" in request.query) {
      response.json(await files.list(pathOf(request)))
      return
    }
    const { bytes, modified, version } = await files.read(pathOf(request))
    response
      .set("last-modified", modified.toUTCString())
      .set("etag", version)
      .set("cache-control", "no-store")
    response.type(extname(pathOf(request)) || "application/octet-stream").send(bytes)
  })
  router.put(
    "/{*path}",
    express.raw({ type: () => true, limit: largestUpload }),
    async (request, response) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await files.write(pathOf(request), bytes, String(request.headers[replacesHeader] ?? ""))
      response.sendStatus(204)
    },
  )
  router.post("/{*path}", async (request, response) => {
    await files.move(pathOf(request), String(request.query.to))
    response.sendStatus(204)
  })
  router.delete("/{*path}", async (request, response) => {
    await files.remove(pathOf(request))
    response.sendStatus(204)
  })
  router.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    response.status(statusOf(error)).send((error as Error).message)
  })
  return router
}
