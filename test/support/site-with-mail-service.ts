import { existsSync } from "node:fs"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { resolve } from "node:path"
import express from "express"

/** What the service was sent: the parsed body. */
export type MailRequest = Readonly<Record<string, unknown>> & {
  readonly template_params: Readonly<Record<string, string>>
}

/** How the service answers: with a status and a text, by breaking the connection off, never, or when it is told to. */
export type MailAnswer =
  | { readonly status: number; readonly text: string }
  | "broken"
  | "never"
  | Promise<void>

const endpoint = "/api/v1.0/email/send"

const fileOf = (path: string): string => {
  const file = resolve("public", `.${decodeURIComponent(path)}`)
  const page = resolve(file, "index.html")
  if (existsSync(page)) return page
  return existsSync(file) ? file : resolve("public/404.html")
}

const bodyOf = async (req: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of req) parts.push(part)
  return Buffer.concat(parts).toString()
}

const reply = async (res: ServerResponse, answer: MailAnswer) => {
  if (answer === "never") return
  if (answer === "broken") return res.destroy()
  const { status, text } = answer instanceof Promise ? await answer.then(() => accepted) : answer
  res.writeHead(status, { "Content-Type": "text/plain" }).end(text)
}

const accepted = { status: 200, text: "OK" } as const

/**
 * Serves the built site, and under the same origin plays EmailJS's service: it takes down what it is sent and
 * answers as a test tells it, by default "OK".
 */
export const serveSiteWithMailService = async () => {
  const requests: MailRequest[] = []
  const answers: MailAnswer[] = []
  const site = express().use((req, res) => res.sendFile(fileOf(req.path)))
  const server = createServer(async (req, res) => {
    if (req.url !== endpoint) return site(req, res)
    requests.push(JSON.parse(await bodyOf(req)))
    // A browser asks again by itself when a connection it has used before breaks: it stays broken.
    await reply(res, (answers[0] === "broken" ? answers[0] : answers.shift()) ?? accepted)
  })
  await new Promise<void>(listening => server.listen(0, "127.0.0.1", listening))
  const close = () =>
    new Promise<void>(closed => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Sets the answers to the next requests, and forgets the last ones. */
    answer: (...next: MailAnswer[]) => {
      requests.length = 0
      answers.splice(0, answers.length, ...next)
    },
    requests: (): readonly MailRequest[] => requests,
    close,
  }
}
