/** Jest's global teardown: ends what `set-up.ts` started. */
const tearDown = async (): Promise<void> => {
  const { closeShared } = globalThis as { closeShared?: () => Promise<unknown> }
  await closeShared?.()
}

export default tearDown
