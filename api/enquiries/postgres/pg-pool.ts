import pg from "pg"

/**
 * Connections to a database. Everything that waits for it ends after seconds, so that a visitor gets an answer when it is
 * away.
 * @param url connection string, `postgres://user:password@host/database`
 */
export const openPool = (url: string): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: 4000,
    query_timeout: 8000,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
  })
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on("error", error => console.error("enquiries: a database connection broke:", error.message))
  return pool
}
