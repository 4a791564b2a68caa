import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { type IncomingHttpHeaders, request } from "node:http"
import type { AddressInfo, Server } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import express from "express"
import { filesPath, ownHeader, replacesHeader } from "../paths"
import { fileRoutes } from "./file-routes"

let folder: string
let server: Server
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "desk-"))
  mkdirSync(join(folder, "content/posts/a"), { recursive: true })
  writeFileSync(join(folder, "content/posts/a/index.md"), "नमस्ते\n")
  writeFileSync(join(folder, "package.json"), "{}")
  symlinkSync(folder, join(folder, "content/out"))
  const app = express().use(filesPath, fileRoutes(folder))
  await new Promise<void>(resolve => {
    server = app.listen(0, "127.0.0.1", () => resolve())
  })
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const ask = (
  method: string,
  path: string,
  body?: string,
  headers: Record<string, string> = { [ownHeader]: "1" },
) =>
  new Promise<{ status?: number; text: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const asked = request(
      {
        port,
        host: "127.0.0.1",
        method,
        path: filesPath + path,
        headers: { host: `localhost:${port}`, ...headers },
      },
      answer => {
        let text = ""
        answer.on("data", part => {
          text += part
        })
        answer.on("end", () => resolve({ status: answer.statusCode, text, headers: answer.headers }))
      },
    )
    asked.on("error", reject).end(body)
  })

test("a file is listed, read, written, moved and removed", async () => {
  expect((await ask("GET", "/?list")).text).toBe(
    '[{"name":"content","isFolder":true},{"name":"static","isFolder":true}]',
  )
  expect((await ask("GET", "/static?list")).text).toBe('[{"name":"downloads","isFolder":true}]')
  expect((await ask("GET", "/content/posts/a?list")).text).toBe('[{"name":"index.md","isFolder":false}]')
  expect(await ask("GET", "/content/posts/a/index.md")).toMatchObject({ status: 200, text: "नमस्ते\n" })
  expect((await ask("PUT", "/content/posts/b/.new", "text\n")).status).toBe(204)
  expect((await ask("POST", "/content/posts/b/.new?to=content/posts/c/index.md")).status).toBe(204)
  expect(readFileSync(join(folder, "content/posts/c/index.md"), "utf8")).toBe("text\n")
  expect((await ask("DELETE", "/content/posts/c/index.md")).status).toBe(204)
  expect((await ask("DELETE", "/content/posts/c")).status).toBe(204)
  expect((await ask("GET", "/content/posts/c?list")).status).toBe(404)
})

test("a file that was changed meanwhile is not replaced", async () => {
  const file = "/content/posts/a/index.md"
  const version = (await ask("GET", file)).headers.etag as string
  const write = (replaces: string) =>
    ask("PUT", file, "from the desk\n", { [ownHeader]: "1", [replacesHeader]: replaces })
  writeFileSync(join(folder, file), "from elsewhere\n")
  for (const replaces of [version, ""]) expect((await write(replaces)).status).toBe(409)
  await ask("PUT", "/content/posts/b.md", "b\n")
  expect((await ask("POST", "/content/posts/b.md?to=content/posts/a/index.md")).status).toBe(409)
  expect(readFileSync(join(folder, file), "utf8")).toBe("from elsewhere\n")
  writeFileSync(join(folder, file), "नमस्ते\n")
  expect((await write(version)).status).toBe(204)
  expect(readFileSync(join(folder, file), "utf8")).toBe("from the desk\n")
  writeFileSync(join(folder, file), "नमस्ते\n")
  expect(readdirSync(join(folder, ".tmp"))).toEqual([])
})

test.each([
  ["GET", "/package.json"],
  ["GET", "/content/../package.json"],
  ["GET", "/content/%2e%2e/package.json"],
  ["GET", "/content/..%2fpackage.json"],
  ["GET", "/content/..%5cpackage.json"],
  ["GET", "/content/out/package.json"],
  ["PUT", "/src/index.ts"],
  ["PUT", "/content/out/new.md"],
  ["DELETE", "/content/out/package.json"],
  ["POST", "/content/posts/a/index.md?to=gatsby-node.ts"],
  ["POST", "/content/posts/a/index.md?to=content/../../x.md"],
])("%s %s does not leave what editors own", async (method, path) => {
  expect((await ask(method, path, method === "PUT" ? "x" : undefined)).status).toBe(403)
  expect(readFileSync(join(folder, "content/posts/a/index.md"), "utf8")).toBe("नमस्ते\n")
})

test("a page of another site, and a name pointed at this machine, get nothing", async () => {
  const file = "/content/posts/a/index.md"
  expect((await ask("GET", file, undefined, {})).status).toBe(403)
  expect((await ask("PUT", file, "x", {})).status).toBe(403)
  expect((await ask("OPTIONS", file, undefined, { origin: "https://elsewhere.example" })).status).toBe(403)
  const { port } = server.address() as AddressInfo
  expect(
    (await ask("GET", file, undefined, { host: `elsewhere.example:${port}`, [ownHeader]: "1" })).status,
  ).toBe(403)
})
