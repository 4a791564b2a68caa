const codes = { page: /^(SQLITE_(CORRUPT|NOTADB)|XX00[12]$)/, file: /^SQLITE_IOERR/ }

const codeOf = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code)

/** Whether a page makes no sense: SQLite's codes, and PostgreSQL's for damaged data and indexes (class XX). */
export const isDamage = (error: unknown): boolean => codes.page.test(codeOf(error))

/** What is known to be wrong with a database. Each finding is logged once. @param name of the database, for people */
export const damageNotes = (name: string) => {
  let lasting: string | undefined
  let found: string | undefined
  const log = (text: string) => console.error(`enquiries: ${text} ("Recovery" in docs/operations.md)`)
  const setFound = (text: string | undefined) => {
    if (text && text !== found) log(text)
    found = text
  }
  return {
    known: (): string | undefined => lasting ?? found,
    /** What no check can tell, such as a file that was replaced: known until the process ends. */
    noteLasting: (text: string): void => {
      lasting = `${name} ${text}`
      log(lasting)
    },
    /** What a check says: undefined clears what statements and checks have found before. */
    noteCheck: (text: string | undefined): void => setFound(text && `${name}: ${text}`),
    /** Notes an error of a statement if it tells of damage. @throws it in any case */
    noteError: (error: unknown): never => {
      const isFound = isDamage(error) || codes.file.test(codeOf(error))
      // The first finding stays, since each statement may meet another.
      if (isFound) setFound(found ?? `${name}: ${(error as Error).message}`)
      throw error
    },
  }
}
