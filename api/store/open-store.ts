import { existsSync, statSync } from "node:fs"
import { join } from "node:path"
import { filePathOf, isPostgres, type Settings, withoutPassword } from "../../src/settings/settings"
import { withTimeout } from "../../src/shared/with-timeout"
import { postgresDatabase, sqliteDatabase } from "./databases"
import { type EnquiryStore, sqlStore } from "./sql-store"
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

  const inBoth = async (work: (store: EnquiryStore) => Promise<number>) =>
    (await work(fallback)) + (await work(database))

  return {
    ...database,
    prepare: async () => {
      await fallback.prepare().catch(error => console.error("enquiries: the fallback:", error.message))
      await database.prepare()
    },
    put: enquiry => tryDatabase(store => store.put(enquiry)),
    putDelivered: enquiry => tryDatabase(store => store.putDelivered(enquiry)),
    countRequest: (...counted) => tryDatabase(store => store.countRequest(...counted)),
    list: async function* (filter) {
      const waiting = await collect(fallback.list(filter))
      const ids = new Set(waiting.map(({ id }) => id))
      try {
        for await (const enquiry of database.list(filter)) {
          while (waiting[0] && waiting[0].receivedAt <= enquiry.receivedAt) yield* waiting.splice(0, 1)
          if (!ids.has(enquiry.id)) yield enquiry
        }
      } catch (error) {
        yield* waiting
        throw error
      }
      yield* waiting
    },
    retry: id => inBoth(store => store.retry(id)),
    remove: async ids => [...new Set([...(await fallback.remove(ids)), ...(await database.remove(ids))])],
    // What a crash left in both counts twice until it is forwarded; `state` tells of a damaged fallback.
    count: async before => {
      const ofFallback = fallback.count(before).catch(() => ({ all: 0, old: 0, newestAt: "" }))
      const [kept, waiting] = await Promise.all([database.count(before), ofFallback])
      const newestAt = [kept.newestAt, waiting.newestAt].sort()[1] ?? ""
      return { all: kept.all + waiting.all, old: kept.old + waiting.old, newestAt }
    },
    prune: (before, signal) => inBoth(store => store.prune(before, signal)),
    check: () => Promise.all([fallback.check(), database.check()]).then(() => undefined),
    deleteExpiredLimits: () => inBoth(store => store.deleteExpiredLimits()),
    forward: async () => {
      let count = 0
      const waiting = [fallback.list({ status: "new" }), fallback.list({ status: "delivered" })]
      for (const { status, attempts: _, ...enquiry } of (await Promise.all(waiting.map(collect))).flat())
        try {
          await (status === "delivered" ? database.putDelivered(enquiry) : database.put(enquiry))
          await fallback.remove([enquiry.id])
          count += 1
        } catch (error) {
          if (!isRefusal(error)) throw error
          await fallback.markDead([enquiry.id], error.message)
        }
      return count
    },
    state: async () => {
      const [state, ofFallback] = await Promise.all([database.state(), fallback.state()])
      const accepts = state.accepts || ofFallback.accepts
      const dead = state.dead + ofFallback.dead
      const damage = state.damage ?? ofFallback.damage
      const emailjs = {
        emailjsFailed: state.emailjsFailed + ofFallback.emailjsFailed,
        emailjsUnread: state.emailjsUnread + ofFallback.emailjsUnread,
        emailjsReason: state.emailjsReason ?? ofFallback.emailjsReason,
      }
      const flooded = state.flooded + ofFallback.flooded
      return { ...state, ...emailjs, flooded, accepts, dead, damage, inFallback: ofFallback.undelivered }
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
