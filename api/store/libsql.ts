import Libsql from "libsql"

/** The SQLite driver; a module of its own, since Gatsby cannot bundle its native part into functions. */
export const loadLibsql = () => Libsql
