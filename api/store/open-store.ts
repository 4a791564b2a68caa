import { existsSync, statSync } from "node:fs"
import { join } from "node:path"
import { filePathOf, isPostgres, type Settings, withoutPassword } from "../../src/settings/settings"
import { withTimeout } from "../../src/shared/with-timeout"
import type { Enquiry } from "./enquiry"
import { postgresDatabase } from "./postgres"
import { type EnquiryStore, sqlStore } from "./sql-store"
import { sqliteDatabase } from "./sqlite"
import { collect } from "./tables"

/** The database of a `file:` URL, which may be a folder. */
const fileOf = (url: string): string => {
  const path = filePathOf(url)
  return existsSync(`${path}/`) ? join(path, "enquiries.db") : path
}

/** SQLite makes an empty file anew. */
export const storeExists = (url: string): boolean => existsSync(fileOf(url)) && statSync(fileOf(url)).size > 0

export const openFileStore = (url: string): EnquiryStore => sqlStore(sqliteDatabase(fileOf(url)))

const timeoutMs = 3000

// SQLSTATE classes 22 and 23, data exception and integrity violation: such content will never be accepted.
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && /^2[23]/.test(String(error.code))

const throwNamed = (error: Error): never => {
  throw Object.assign(error, { message: `ENQUIRIES_SPOOL: ${error.message}` })
}

/** What can be read of a damaged store; the error that keeps the rest from being read is added to `problems`. */
const readable = async function* (
  store: EnquiryStore,
  filter: Parameters<EnquiryStore["list"]>[0],
  problems: Error[],
) {
  try {
    yield* store.list(filter)
  } catch (error) {
    problems.push(error as Error)
  }
}

/** The fallback accepts enquiries while the database is down; those whose content it refuses stay there as dead. */
export const withFallback = (database: EnquiryStore, fallback: EnquiryStore): EnquiryStore => {
  let downUntil = 0

  const tryDatabase = async <T>(work: (store: EnquiryStore) => Promise<T>): Promise<T> => {
    if (Date.now() < downUntil) return work(fallback)
    try {
      return await withTimeout(timeoutMs, work(database))
    } catch (error) {
      const refused = isRefusal(error)
      if (!refused) downUntil = Date.now() + timeoutMs
      const problem = refused ? "refused an enquiry" : "failed"
      console.error(`enquiries: the database ${problem}, the fallback is used:`, (error as Error).message)
      return work(fallback)
    }
  }

  /** Neither keeps the work from being done in the other. @throws what went wrong, once both are through */
  const inBoth = async <T>(work: (store: EnquiryStore) => Promise<T>): Promise<[T, T]> => {
    const [ofFallback, ofDatabase] = await Promise.allSettled([
      work(fallback).catch(throwNamed),
      work(database),
    ])
    if (ofDatabase.status === "rejected") throw ofDatabase.reason
    if (ofFallback.status === "rejected") throw ofFallback.reason
    return [ofFallback.value, ofDatabase.value]
  }

  const sumOfBoth = async (work: (store: EnquiryStore) => Promise<number>) => {
    const [ofFallback, ofDatabase] = await inBoth(work)
    return ofFallback + ofDatabase
  }

  return {
    ...database,
    prepare: () => inBoth(store => store.prepare()).then(() => undefined),
    put: enquiry => tryDatabase(store => store.put(enquiry)),
    putDelivered: enquiry => tryDatabase(store => store.putDelivered(enquiry)),
    countRequest: (...counted) => tryDatabase(store => store.countRequest(...counted)),
    list: async function* (filter) {
      const waiting: Enquiry[] = []
      const problems: Error[] = []
      for await (const enquiry of readable(fallback, filter, problems)) waiting.push(enquiry)
      const ids = new Set(waiting.map(({ id }) => id))
      for await (const enquiry of readable(database, filter, problems)) {
        while (waiting[0] && waiting[0].receivedAt <= enquiry.receivedAt) yield* waiting.splice(0, 1)
        if (!ids.has(enquiry.id)) yield enquiry
      }
      yield* waiting
      if (problems.length > 0) throw problems.at(-1)
    },
    find: async start => {
      const found = (await inBoth(store => store.find(start))).flat()
      return [...new Map(found.map(enquiry => [enquiry.id, enquiry])).values()]
    },
    ids: async () => [...new Set((await inBoth(store => store.ids())).flat())],
    retry: id => sumOfBoth(store => store.retry(id)),
    remove: async ids => [...new Set((await inBoth(store => store.remove(ids))).flat())],
    // What a crash left in both counts twice until it is forwarded; `state` tells of a damaged fallback.
    count: async before => {
      const ofFallback = fallback.count(before).catch(() => ({ all: 0, old: 0 }))
      const [kept, waiting] = await Promise.all([database.count(before), ofFallback])
      return { all: kept.all + waiting.all, old: kept.old + waiting.old }
    },
    prune: (before, signal) => sumOfBoth(store => store.prune(before, signal)),
    check: () => inBoth(store => store.check()).then(() => undefined),
    damage: () => database.damage() ?? fallback.damage(),
    deleteExpiredLimits: () => sumOfBoth(store => store.deleteExpiredLimits()),
    forward: async () => {
      let count = 0
      const problems: Error[] = []
      const waiting = (["new", "delivered"] as const).map(status => readable(fallback, { status }, problems))
      const found = (await Promise.all(waiting.map(collect))).flat()
      for (const { status, attempts: _, ...enquiry } of found)
        try {
          await (status === "delivered" ? database.putDelivered(enquiry) : database.put(enquiry))
          await fallback.remove([enquiry.id])
          count += 1
        } catch (error) {
          if (!isRefusal(error)) throw error
          await fallback.markDead([enquiry.id], error.message)
        }
      if (problems[0]) throwNamed(problems[0])
      return count
    },
    state: async () => {
      const [state, ofFallback] = await Promise.all([database.state(), fallback.state()])
      const accepts = state.accepts || ofFallback.accepts
      const dead = state.dead + ofFallback.dead
      const damage = state.damage ?? ofFallback.damage
      const problem = state.problem ?? (ofFallback.problem && "spool")
      const emailjs = {
        emailjsFailed: state.emailjsFailed + ofFallback.emailjsFailed,
        emailjsUnread: state.emailjsUnread + ofFallback.emailjsUnread,
        emailjsReason: state.emailjsReason ?? ofFallback.emailjsReason,
      }
      const flooded = state.flooded + ofFallback.flooded
      const more = { ...(damage && { damage }), ...(problem && { problem }) }
      return { ...state, ...emailjs, flooded, accepts, dead, ...more, inFallback: ofFallback.undelivered }
    },
    close: async () => void (await Promise.all([database.close(), fallback.close()])),
  }
}

type StoreSettings = Pick<Settings, "ENQUIRIES_URL" | "ENQUIRIES_SPOOL">

/** @param makesFallback false for the command line, which uses the fallback only where there is one */
export const openStore = (settings: StoreSettings, { makesFallback = true } = {}): EnquiryStore => {
  const { ENQUIRIES_URL: url, ENQUIRIES_SPOOL: fallback } = settings
  if (!isPostgres(url)) return openFileStore(url)
  const database = sqlStore(postgresDatabase(url))
  const isUsed = fallback !== "off" && (makesFallback || storeExists(fallback))
  return isUsed ? withFallback(database, openFileStore(fallback)) : database
}

export const storeLocation = ({ ENQUIRIES_URL: url }: Pick<StoreSettings, "ENQUIRIES_URL">) => ({
  location: isPostgres(url) ? withoutPassword(url) : fileOf(url),
  isMissing: !isPostgres(url) && !storeExists(url),
})
