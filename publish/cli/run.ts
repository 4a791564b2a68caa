/** Runs a command; what goes wrong is said in a line, and it then ends with 1. */
export const run = (command: () => Promise<void>): void => {
  command().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
