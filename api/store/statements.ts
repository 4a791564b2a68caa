import { type RawBuilder, sql } from "kysely"
import { hourMs } from "../../src/shared/durations"
import type { Enquiry } from "./enquiry"
import { type StoredRow, textOf } from "./enquiry-row"
import { readRow } from "./read-row"
import { unpackRow } from "./rows"
import type { Database, probeRow } from "./tables"

/** What the statements of the store have in common. */
export const statementsOf = (database: Database) => {
  const { now, text, run, row } = database
  const query = <T>(statement: RawBuilder<T>) => run(db => statement.execute(db))
  const after = (ms: number) => sql`${now} + ${Math.round(ms)}`
  return {
    query,
    after,
    /** Selects an ID, as `idsOf` reads it. */
    id: text(sql.ref("id"), "id"),
    /** Enquiries that nothing has mailed. */
    isOpen: sql`status in ('new', 'failed')`,
    // No pause or lease reaches seven hours; a later time comes from a wrong clock.
    isPast: (column: "due_at" | "leased_until") =>
      sql`(${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${after(7 * hourMs)})`,
    countAffected: async (statement: RawBuilder<unknown>): Promise<number> =>
      Number((await query(statement)).numAffectedRows),
    idsOf: async (statement: RawBuilder<Pick<StoredRow, "id">>): Promise<string[]> =>
      (await query(statement)).rows.map(one => textOf(one.id)),
    /** @param rest what follows the columns of `select` or `returning` */
    rowsOf: async (statement: (columns: RawBuilder<unknown>) => RawBuilder<StoredRow>) =>
      (await query(statement(row))).rows.map(unpackRow),
    enquiriesOf: async (rest: RawBuilder<unknown>): Promise<Enquiry[]> =>
      (await query(sql<StoredRow>`select ${row} ${rest}`)).rows.map(one => readRow(unpackRow(one)).enquiry),
    writeProbe: (at: (typeof probeRow)[keyof typeof probeRow], filler: string) =>
      query(sql`insert into probe (id, filler) values (${at}, ${filler})
        on conflict (id) do update set filler = excluded.filler`),
  }
}

export type Statements = ReturnType<typeof statementsOf>
