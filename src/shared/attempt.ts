/** @returns what `work` returns, or undefined where it throws */
export const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}
