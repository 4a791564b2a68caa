import { Component, type ReactElement, type ReactNode, Suspense } from "react"

let lastTurn: Promise<unknown> | undefined

const nextTask = () => new Promise(resolve => setTimeout(resolve))

// Preact runs effects in a task after the next frame, or after 35 ms where none is drawn (preact/hooks, `afterNextFrame`).
const effectsRun = () =>
  new Promise(resolve => {
    const next = () => setTimeout(resolve)
    requestAnimationFrame(next)
    setTimeout(next, 35)
  })

const nextTurn = () => {
  lastTurn = lastTurn?.then(nextTask)
  return lastTurn
}

// A page that is left while parts of it still wait would be mixed with the next one.
const leaveToBrowser = (event: Event): void => {
  if (event.type === "submit" || (event.target as Element).closest("a")) event.stopPropagation()
}
const ways = ["click", "submit"]

/**
 * Takes a page's HTML over; each `InTurn` in it waits for a task of its own, after those before it. Until all have had
 * theirs, and the router and others listen, links lead on and forms send by the browser alone.
 * @returns when all of them are taken over
 */
export const inTurns = async (takeOver: () => void): Promise<void> => {
  for (const way of ways) addEventListener(way, leaveToBrowser, true)
  lastTurn = Promise.resolve()
  takeOver()
  let awaited: typeof lastTurn
  do {
    awaited = lastTurn
    await awaited
    // The part is rendered in this task, and may hold further ones.
    await nextTask()
  } while (awaited !== lastTurn)
  lastTurn = undefined
  await effectsRun()
  for (const way of ways) removeEventListener(way, leaveToBrowser, true)
}

class Waiting extends Component<{ children: ReactElement }> {
  private turn = nextTurn()

  override render(): ReactNode {
    const { turn } = this
    this.turn = undefined
    if (turn) throw turn
    return this.props.children
  }
}

type InTurnProps = {
  /** A single element: Preact finds its place in the page again by it. */
  children: ReactElement
}

const inBrowser = ({ children }: InTurnProps): ReactNode => (
  <Suspense>
    <Waiting>{children}</Waiting>
  </Suspense>
)

/**
 * A part of a page that the application takes over by itself. Preact does that in one go, on a slow phone for a tenth of
 * a second in which nothing answers; parts that suspend are left as they stand, and taken over later (preactjs.com,
 * "Resumable hydration"). Afterwards, in the HTML and in develop it is its child.
 */
export const InTurn =
  process.env.BUILD_STAGE === "build-javascript"
    ? inBrowser
    : ({ children }: InTurnProps): ReactNode => children
