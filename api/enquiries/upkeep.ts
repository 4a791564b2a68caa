import { setTimeout as pause } from "node:timers/promises"
import { type Duration, timeBefore } from "./duration"
import { type EnquiryStore, StoreMissing } from "./store"

/** Deletes what came in before a moment, whatever has become of it. @returns how many */
export const prune = async (store: EnquiryStore, before: Date): Promise<number> => {
  try {
    const { enquiries } = await store.list()
    const old = enquiries.filter(({ receivedAt }) => receivedAt < before.toISOString())
    return old.length > 0 ? await store.remove(old.map(({ id }) => id)) : 0
  } catch (error) {
    if (error instanceof StoreMissing) return 0
    throw error
  }
}

type UpkeepOptions = {
  readonly signal: AbortSignal
  readonly store: EnquiryStore
  /** How long enquiries are kept; for ever by default. */
  readonly retention?: Duration | undefined
  /** Wait between two looks at the local spool, and between two cleanings. */
  readonly spoolMs?: number
  readonly cleanMs?: number
}

/**
 * Looks after a store until told to stop: moves what waits in the local spool into the database once that is back, and
 * daily removes what crashes left behind and what is older than enquiries are kept. What fails is said once, and tried
 * again.
 */
export const startUpkeep = async ({
  signal,
  store,
  retention,
  spoolMs = 5000,
  cleanMs = 24 * 3600 * 1000,
}: UpkeepOptions): Promise<void> => {
  let cleanAt = 0
  let trouble = ""
  const look = async () => {
    const moved = (await store.moveSpooled?.()) ?? 0
    if (moved > 0) console.error(`enquiries: the database is back, ${moved} were moved there from the spool`)
    if (Date.now() < cleanAt) return
    await store.sweep()
    const pruned = retention ? await prune(store, timeBefore(retention, new Date())) : 0
    if (pruned > 0) console.error(`enquiries: ${pruned} were older than they are kept, and deleted`)
    cleanAt = Date.now() + cleanMs
  }
  while (!signal.aborted) {
    try {
      await look()
      trouble = ""
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      if (message !== trouble) console.error("enquiries: upkeep:", message)
      trouble = message
    }
    await pause(spoolMs, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
