import { randomBytes } from "node:crypto"
import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import { type ExpressionBuilder, type Kysely, type SelectQueryBuilder, sql } from "kysely"
import type { Enquiry } from "./enquiry"
import { type EnquiryRow, normalEmail, readRow, rowOf, withoutState } from "./rows"
import type { Database } from "./sqlite"
import {
  type Claim,
  type Damaged,
  type EnquiryStore,
  type Filter,
  isDamaged,
  StoreMissing,
  type StoreState,
  type Wanted,
} from "./store"
import type { Tables } from "./tables"

const pageSize = 500

// Rows of one inserting statement: larger ones take longer to compile than to run.
const insertSize = 20

// No pause or lease reaches this; a time further ahead was written by a wrong clock.
const longestAheadMs = 7 * 3600 * 1000

const waiting = ["new", "failed"]

function* chunksOf<T>(items: readonly T[], size = pageSize): Generator<T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size)
}

/** A pattern of `like` for what contains a text, in small letters. */
const containing = (text: string): string => `%${normalEmail(text).replace(/[\\%_]/g, "\\$&")}%`

type Ids = SelectQueryBuilder<Tables, "enquiries", { id: string }>

/** What a store is asked besides when a database and a local store work together. */
export type SqlStore = EnquiryStore & {
  /** As `claimDue`, of those that the database refused. */
  claimRefused(wanted: Wanted): Promise<Claim[]>
  /** Leases rows that are to be moved to the database. */
  claimForwardable(leaseMs: number, limit: number): Promise<(Enquiry | Damaged)[]>
  /** Ends leases. */
  release(ids: readonly string[]): Promise<void>
  /** Notes that the database refused these, and why: they are mailed from here. */
  markRefused(ids: readonly string[], error: string): Promise<void>
  /** As `remove`. @returns the ids of those that there were */
  removeKnown(ids: readonly string[]): Promise<string[]>
}

/** Enquiries in a table, by the same statements in SQLite and PostgreSQL. */
export const sqlStore = (database: Database): SqlStore => {
  const { now } = database
  const connect = () => database.connect()

  const connectExisting = async (): Promise<Kysely<Tables>> => {
    if (!(await database.exists())) throw new StoreMissing("Nothing was ever stored.")
    return connect()
  }

  const insert = async (db: Kysely<Tables>, rows: readonly EnquiryRow[]): Promise<number> => {
    const query = db
      .insertInto("enquiries")
      .values(rows)
      .onConflict(on => on.column("id").doNothing())
    return Number((await query.executeTakeFirst()).numInsertedOrUpdatedRows)
  }

  const isPast =
    (column: "due_at" | "leased_until") =>
    ({ eb, or }: ExpressionBuilder<Tables, "enquiries">) =>
      or([eb(column, "<=", now), eb(column, ">", sql<number>`${now} + ${longestAheadMs}`)])

  const change = async (
    ids: readonly string[],
    values: Partial<Record<keyof EnquiryRow, unknown>>,
    from?: string[],
  ) => {
    const db = await connect()
    for (const some of chunksOf(ids))
      await db
        .updateTable("enquiries")
        .set(values as object)
        .where("id", "in", some)
        .$if(from !== undefined, query => query.where("status", "in", from ?? []))
        .execute()
  }

  const markDead = (ids: readonly string[], error: string) =>
    change(ids, { status: "dead", attempts: sql`attempts + 1`, last_error: error, leased_until: 0 }, waiting)

  const lease = async (leaseMs: number, limit: number, narrow: (ids: Ids) => Ids) => {
    const db = await connect()
    const due = narrow(db.selectFrom("enquiries").select("id").where(isPast("leased_until")))
      .limit(limit)
      .$if(database.skipsLocked, query => query.forUpdate().skipLocked())
    return db
      .updateTable("enquiries")
      .set({ leased_until: sql<number>`${now} + ${Math.round(leaseMs)}` })
      .where("id", "in", due)
      .returningAll()
      .execute()
  }

  const claim = async ({ leaseMs, limit = 1, spamBefore }: Wanted, refused: 0 | 1): Promise<Claim[]> => {
    const rows = await lease(leaseMs, limit, query =>
      (spamBefore
        ? query.where("spam", "<>", "[]").where("received_at", "<", spamBefore.toISOString())
        : query.where("spam", "=", "[]")
      )
        .where("status", "in", waiting)
        .where("refused", "=", refused)
        .where(isPast("due_at"))
        .orderBy("due_at"),
    )
    const items = rows.map(readRow)
    for (const item of items.filter(isDamaged)) await markDead([item.id], item.reason)
    return items.flatMap(item =>
      isDamaged(item) ? [] : [{ enquiry: withoutState(item), attempts: item.attempts }],
    )
  }

  async function* list({
    email,
    since,
    status,
    idPrefix,
    mentioning,
  }: Filter = {}): AsyncGenerator<Enquiry | Damaged> {
    const db = await connectExisting()
    const query = db
      .selectFrom("enquiries")
      .selectAll()
      .$if(email !== undefined, some => some.where("email", "=", normalEmail(email ?? "")))
      .$if(since !== undefined, some => some.where("received_at", ">=", since?.toISOString() ?? ""))
      .$if(status !== undefined, some => some.where("status", "=", status ?? ""))
      .$if(idPrefix !== undefined, some => some.where(sql`substr(id, 1, ${idPrefix?.length})`, "=", idPrefix))
      .$if(mentioning !== undefined, some =>
        some.where(sql`lower(fields)`, "like", containing(mentioning ?? "")),
      )
      .orderBy("received_at")
      .orderBy("id")
      .limit(pageSize)
    let last: EnquiryRow | undefined
    do {
      const page: EnquiryRow[] = await query
        .$if(last !== undefined, some =>
          some.where(sql<boolean>`(received_at, id) > (${last?.received_at}, ${last?.id})`),
        )
        .execute()
      for (const row of page) yield readRow(row)
      last = page.length === pageSize ? page.at(-1) : undefined
    } while (last)
  }

  const prune = async (before: Date, signal?: AbortSignal): Promise<number> => {
    if (!(await database.exists())) return 0
    const db = await connect()
    let count = 0
    while (!signal?.aborted) {
      const old = db
        .selectFrom("enquiries")
        .select("id")
        .where("received_at", "<", before.toISOString())
        .limit(pageSize / 5)
      const { numDeletedRows } = await db.deleteFrom("enquiries").where("id", "in", old).executeTakeFirst()
      count += Number(numDeletedRows)
      if (numDeletedRows === 0n) break
      await yieldToEventLoop()
    }
    await db.deleteFrom("rate_limits").where("resets_at", "<", now).execute()
    return count
  }

  const removeKnown = async (ids: readonly string[]): Promise<string[]> => {
    const db = await connect()
    const removed: string[] = []
    for (const some of chunksOf(ids)) {
      const rows = await db.deleteFrom("enquiries").where("id", "in", some).returning("id").execute()
      removed.push(...rows.map(({ id }) => id))
    }
    return removed
  }

  const state = async (): Promise<StoreState> => {
    try {
      const db = await connect()
      // As much as an enquiry may take: a full disk still takes less.
      const filler = randomBytes(16 * 1024).toString("hex")
      await db
        .insertInto("probe")
        .values({ id: 1, filler })
        .onConflict(on => on.column("id").doUpdateSet({ filler }))
        .execute()
      const isWaiting = sql<boolean>`status <> 'dead' and spam = '[]'`
      const counts = await db
        .selectFrom("enquiries")
        .where("status", "in", [...waiting, "dead"])
        .select(({ fn }) => [
          fn.countAll<number>().filterWhere(isWaiting).as("waiting"),
          fn.min("received_at").filterWhere(isWaiting).as("oldest"),
          fn.countAll<number>().filterWhere("status", "=", "dead").as("dead"),
        ])
        .executeTakeFirstOrThrow()
      const oldest = counts.oldest && { oldestWaitingAt: counts.oldest }
      return { accepts: true, waiting: counts.waiting, ...oldest, dead: counts.dead, spooled: 0 }
    } catch {
      return { problem: database.kind, accepts: false, waiting: 0, dead: 0, spooled: 0 }
    }
  }

  return {
    prepare: async () => void (await connect()),
    put: async enquiry => {
      const added = await insert(await connect(), [rowOf({ ...enquiry, status: "new", attempts: 0 })])
      return { stored: true, duplicate: added === 0 }
    },
    list,
    count: async () => {
      const db = await connectExisting()
      const isSpam = sql<boolean>`spam <> '[]'`
      const month = sql<string>`substr(received_at, 1, 7)`
      const rows = await db
        .selectFrom("enquiries")
        .select(({ fn }) => [
          "status",
          "form",
          month.as("month"),
          isSpam.as("spam"),
          fn.countAll<number>().as("count"),
        ])
        .groupBy(["status", "form", month, isSpam])
        .execute()
      return rows.map(({ spam, ...row }) => ({ ...row, isSpam: Boolean(spam) }))
    },
    claimDue: wanted => claim(wanted, 0),
    claimRefused: wanted => claim(wanted, 1),
    claimForwardable: async (leaseMs, limit) =>
      (await lease(leaseMs, limit, query => query.where("refused", "=", 0))).map(readRow),
    release: ids => change(ids, { leased_until: 0 }),
    markRefused: (ids, error) => change(ids, { refused: 1, last_error: error, leased_until: 0 }),
    markDelivered: ids => change(ids, { status: "delivered", leased_until: 0 }),
    markFailed: (ids, { error, pauseMs }) => {
      const dueAt = sql`${now} + ${Math.round(pauseMs)}`
      const attempts = sql`attempts + 1`
      return change(
        ids,
        { status: "failed", attempts, last_error: error, due_at: dueAt, leased_until: 0 },
        waiting,
      )
    },
    markDead,
    retry: async ids => {
      const db = await connect()
      let count = 0
      for (const some of ids ? chunksOf(ids) : [undefined]) {
        const { numUpdatedRows } = await db
          .updateTable("enquiries")
          .set({ status: "new", attempts: 0, last_error: null, due_at: now })
          .where("status", "in", ["dead", "failed"])
          .where(isPast("leased_until"))
          .$if(some !== undefined, query => query.where("id", "in", some ?? []))
          .executeTakeFirst()
        count += Number(numUpdatedRows)
      }
      return count
    },
    remove: async ids => (await removeKnown(ids)).length,
    removeKnown,
    prune,
    restore: async items => {
      const db = await connect()
      let count = 0
      let rows: EnquiryRow[] = []
      const flush = () =>
        db.transaction().execute(async transaction => {
          for (const some of chunksOf(rows, insertSize)) count += await insert(transaction, some)
          rows = []
        })
      for await (const item of items) {
        rows.push(rowOf(item))
        if (rows.length === pageSize) await flush()
      }
      await flush()
      return count
    },
    countRequest: async (address, windowMs) => {
      const isOver = sql`rate_limits.resets_at <= ${now}`
      const end = sql<number>`${now} + ${windowMs}`
      const db = await connect()
      const { count, wait } = await db
        .insertInto("rate_limits")
        .values({ address, count: 1, resets_at: end })
        .onConflict(on =>
          on.column("address").doUpdateSet({
            count: sql<number>`case when ${isOver} then 1 else rate_limits.count + 1 end`,
            resets_at: sql<number>`case when ${isOver} then ${end} else rate_limits.resets_at end`,
          }),
        )
        .returning(["count", sql<number>`resets_at - ${now}`.as("wait")])
        .executeTakeFirstOrThrow()
      return { count, waitMs: wait }
    },
    forward: async () => 0,
    state,
    close: () => database.close(),
  }
}
