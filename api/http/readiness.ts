import type { StoreState } from "../enquiries/store"

/** Why a server is not ready, in one word: its folder, its database, its files, or too many enquiries that wait. */
type Reason = "directory" | "database" | "files" | "backlog"

/** How long the event loop was held up, in milliseconds, since the server started or was last asked. */
export type LoopDelay = { readonly p99: number; readonly max: number }

/** What readiness is judged by. */
export type Readiness = {
  readonly store: StoreState
  readonly hasFiles: boolean
  readonly isMailed: boolean
  readonly backlogLimit: number
  readonly loopDelay: LoopDelay
}

/** What `/readyz` says to everyone, and the figures for those who may read them. */
export const judgeReadiness = (
  { store, hasFiles, isMailed, backlogLimit, loopDelay }: Readiness,
  now = Date.now(),
) => {
  const reasons: Reason[] = [
    ...(store.problem ? [store.problem] : []),
    ...(hasFiles ? [] : (["files"] as const)),
    // Where no mail is asked for, every enquiry waits for its owner.
    ...(isMailed && store.waiting >= backlogLimit ? (["backlog"] as const) : []),
  ]
  const oldest = store.oldestWaitingAt
  return {
    said: { status: reasons.length === 0 ? "ready" : "not ready", reasons },
    figures: {
      accepts: store.accepts,
      waiting: store.waiting,
      oldestWaitingSeconds: oldest ? Math.max(0, Math.round((now - Date.parse(oldest)) / 1000)) : 0,
      dead: store.dead,
      spooled: store.spooled,
      loopDelayMs: loopDelay,
    },
  }
}
