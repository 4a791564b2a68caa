import { createServer } from "node:http"
import { type AddressInfo, connect, type Socket } from "node:net"
import { type ConnectionLimits, limitConnections } from "./connection-limits"

const opened: Socket[] = []
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy()
})

const serve = async (limits: ConnectionLimits) => {
  const server = createServer((_req, res) => res.end("served"))
  limitConnections(server, limits)
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const open = (from = "127.0.0.1") => {
    const socket = connect({ port, host: "127.0.0.1", localAddress: from })
    socket.on("error", () => undefined)
    opened.push(socket)
    return socket
  }
  /** Whether a connection is answered, or just closed. */
  const isServed = (from?: string) =>
    new Promise<boolean>(resolve => {
      const socket = open(from)
      socket.once("data", () => resolve(true)).once("close", () => resolve(false))
      socket.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    })
  const idle = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () => {
        const socket = open()
        return new Promise<Socket>(resolve => socket.once("connect", () => resolve(socket)))
      }),
    )
  return { isServed, idle, close: () => server.close() }
}

test("an address may have so many connections open, and another one its own", async () => {
  const { isServed, idle, close } = await serve({ inAll: 100, perAddress: 3 })
  const [first] = await idle(3)
  expect(await isServed()).toBe(false)
  expect(await isServed("127.0.0.2")).toBe(true)
  const ended = new Promise(resolve => first?.once("close", resolve))
  first?.end()
  await ended
  for (let waited = 0; !(await isServed()); waited += 1) expect(waited).toBeLessThan(100)
  close()
})

test("all together may have so many", async () => {
  const { isServed, idle, close } = await serve({ inAll: 3 })
  await idle(3)
  expect(await isServed("127.0.0.2")).toBe(false)
  close()
})
