/** The standard normal quantile of a two-sided interval of 95 %. */
const z95 = 1.959964

export type Interval = { readonly low: number; readonly high: number }

/**
 * The Wilson score interval of 95 % for a proportion, without continuity correction (Newcombe, Statistics in Medicine 17, 1998,
 * method 3): it stays between 0 and 1, and holds for few orders and shares near either end.
 * @param found how many of `total`, both counts; `total` is positive, and may be a fraction where it is an effective number
 */
export const wilson = (found: number, total: number): Interval => {
  const [share, square] = [found / total, z95 ** 2]
  const centre = share + square / (2 * total)
  const half = z95 * Math.sqrt((share * (1 - share)) / total + square / (4 * total ** 2))
  const scale = 1 + square / total
  return {
    low: found > 0 ? Math.max(0, (centre - half) / scale) : 0,
    high: found < total ? Math.min(1, (centre + half) / scale) : 1,
  }
}

/**
 * How many times wider Student's t makes an interval than the normal distribution (Abramowitz and Stegun, "Handbook of Mathematical
 * Functions", 26.7.5). @param freedom degrees of freedom, at least 3, from which it is right to 1 % for 95 %
 * @param reach of the normal interval, in standard deviations
 */
export const studentRatio = (freedom: number, reach = z95): number => {
  const s = reach ** 2
  return (
    1 +
    (s + 1) / (4 * freedom) +
    (5 * s ** 2 + 16 * s + 3) / (96 * freedom ** 2) +
    (3 * s ** 3 + 19 * s ** 2 + 17 * s - 15) / (384 * freedom ** 3)
  )
}

/**
 * The standard deviations that a normal value passes on either side with a small probability, by the bound of Mills' ratio, which is a
 * little too wide. @param probability of both sides, at most 0.05
 */
export const normalReach = (probability: number): number => {
  const solve = (reach: number, steps: number): number =>
    steps === 0
      ? reach
      : solve(Math.sqrt(2 * Math.log(2 / (probability * reach * Math.sqrt(2 * Math.PI)))), steps - 1)
  return solve(3, 20)
}
