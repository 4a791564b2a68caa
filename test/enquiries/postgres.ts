import { execFile } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import { chown, mkdtemp, rm } from "node:fs/promises"
import { type AddressInfo, createServer } from "node:net"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { promisify } from "node:util"

const run = promisify(execFile)
const debian = "/usr/lib/postgresql"

/** The directory of `initdb` and `pg_ctl`: on the PATH or where Debian puts them, the newest first; undefined when there is none. */
export const postgresBin = (): string | undefined => {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const places = [
    ...versions.map(version => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ]
  return places.find(place => existsSync(join(place, "initdb")) && existsSync(join(place, "pg_ctl")))
}

/** Postgres refuses to run as root: as root, its commands run as this user. */
const unprivileged = async (): Promise<number | undefined> => {
  if (process.getuid?.() !== 0) return undefined
  const ids = await Promise.all(
    ["postgres", "nobody"].map(name => run("id", ["-u", name]).catch(() => undefined)),
  )
  return Number(ids.find(Boolean)?.stdout ?? 65534)
}

const freePort = () =>
  new Promise<number>(resolve => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/**
 * Starts a Postgres server of its own in a temporary directory.
 * @param bin what `postgresBin` found
 * @returns the address of a database by name (made on request), and what stops the server and removes it
 */
export const startPostgres = async (bin: string) => {
  const home = await mkdtemp(join(tmpdir(), "postgres-"))
  const uid = await unprivileged()
  if (uid !== undefined) await chown(home, uid, -1)
  const command = async (name: string, parameters: readonly string[]) => {
    // A server inherits pg_ctl's output; a pipe would stay open with it, hence "-l" and no capture of stdout.
    await run(join(bin, name), parameters, {
      uid,
      cwd: home,
      env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8" },
    })
  }
  const data = join(home, "data")
  const port = await freePort()
  await command("initdb", [
    "-D",
    data,
    "-U",
    "tester",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--no-sync",
    "--no-instructions",
  ])
  const options = `-p ${port} -k ${home} -c listen_addresses=127.0.0.1 -c shared_buffers=16MB -c fsync=off`
  await command("pg_ctl", ["start", "-w", "-s", "-D", data, "-l", join(home, "log"), "-o", options])
  return {
    urlOf: (database: string) => `postgres://tester@127.0.0.1:${port}/${database}`,
    stop: async () => {
      await command("pg_ctl", ["stop", "-w", "-s", "-m", "immediate", "-D", data])
      await rm(home, { recursive: true })
    },
    pause: () => command("pg_ctl", ["stop", "-w", "-s", "-m", "immediate", "-D", data]),
    resume: () =>
      command("pg_ctl", ["start", "-w", "-s", "-D", data, "-l", join(home, "log"), "-o", options]),
  }
}
