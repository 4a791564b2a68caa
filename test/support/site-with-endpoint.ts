import { createReadStream, existsSync } from "node:fs"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { basename, resolve } from "node:path"
import { contentType } from "mime-types"
import { addresses } from "../../src/shared/addresses"

/** What the endpoint was sent: the type of the body, and the body parsed. */
export type Posted = { readonly type: string | undefined; readonly fields: Readonly<Record<string, string>> }

/** How an endpoint answers: with a status and a text, by breaking the connection off, never, or when it is told to. */
export type Reply = { readonly status: number; readonly text: string } | "broken" | "never" | Promise<void>

const fileOf = (path: string): string => {
  const file = resolve("public", `.${decodeURIComponent(path)}`)
  const page = resolve(file, "index.html")
  if (existsSync(page)) return page
  return existsSync(file) ? file : resolve("public/404.html")
}

/** Reads a request's body as text. */
export const bodyOf = async (req: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of req) parts.push(part)
  return Buffer.concat(parts).toString()
}

const accepted = { status: 200, text: '{"message":"Thanks!"}' } as const

/** Answers requests as a test tells it, one after another, and otherwise well. */
export const repliesInTurn = () => {
  const replies: Reply[] = []
  return {
    /** Sets the replies to the next requests. */
    set: (...next: Reply[]) => void replies.splice(0, replies.length, ...next),
    send: async (res: ServerResponse) => {
      // A browser asks again by itself when a connection it has used before breaks: it stays broken.
      const reply = (replies[0] === "broken" ? replies[0] : replies.shift()) ?? accepted
      if (reply === "never") return
      if (reply === "broken") return res.destroy()
      const { status, text } = reply instanceof Promise ? await reply.then(() => accepted) : reply
      res.writeHead(status, { "Content-Type": "application/json" }).end(text)
    },
  }
}

/**
 * Serves the built site, and plays its contact endpoint: takes down what it is sent and answers as a test tells it.
 */
export const serveSiteWithEndpoint = async () => {
  const posts: Posted[] = []
  const replies = repliesInTurn()
  const sendFile = (path: string, res: ServerResponse) => {
    const file = fileOf(path)
    res.setHeader("Content-Type", contentType(basename(file)) || "application/octet-stream")
    createReadStream(file).pipe(res)
  }
  const server = createServer(async (req, res) => {
    if (req.url !== addresses.contactEndpoint)
      return sendFile(new URL(req.url ?? "", "http://x").pathname, res)
    posts.push({ type: req.headers["content-type"], fields: JSON.parse(await bodyOf(req)) })
    await replies.send(res)
  })
  await new Promise<void>(listening => server.listen(0, "127.0.0.1", listening))
  const close = () =>
    new Promise<void>(closed => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Sets the replies to the next posts, and forgets the last ones. */
    answer: (...next: Reply[]) => {
      posts.length = 0
      replies.set(...next)
    },
    posts: (): readonly Posted[] => posts,
    close,
  }
}
