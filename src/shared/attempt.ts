/** @returns what `work` does, or undefined where that throws */
export const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}
