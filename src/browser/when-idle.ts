/** Waits until the browser has nothing else to do; where it cannot tell (Safari), until its present task is over. */
export const whenIdle = (): Promise<unknown> =>
  new Promise(resolve => (window.requestIdleCallback ?? setTimeout)(resolve))
