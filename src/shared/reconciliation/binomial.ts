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
  return { low: Math.max(0, (centre - half) / scale), high: Math.min(1, (centre + half) / scale) }
}

/** ln Γ for positive arguments, by Lanczos's approximation (g = 7, nine terms), good to 14 digits. */
const logGamma = (value: number): number => {
  const terms = [
    676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
    -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
  ]
  const x = value - 1
  const sum = terms.reduce((total, term, i) => total + term / (x + i + 1), 0.9999999999998099)
  const t = x + 7.5
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(t) - t + Math.log(sum)
}

/**
 * How probable it is to find a number at least as far from the expected one, on its side: the tail of the binomial distribution.
 * A share of a few lost orders is far from normal, for which limits of three standard deviations would give false alarms.
 * @param found how many of `total`, both counts
 * @param share the expected one, between 0 and 1
 */
export const binomialTail = (found: number, total: number, share: number): number => {
  if (share <= 0) return found > 0 ? 0 : 1
  if (share >= 1) return found < total ? 0 : 1
  const step = found >= total * share ? 1 : -1
  const log =
    logGamma(total + 1) -
    logGamma(found + 1) -
    logGamma(total - found + 1) +
    found * Math.log(share) +
    (total - found) * Math.log(1 - share)
  const odds = share / (1 - share)
  let [term, sum] = [Math.exp(log), 0]
  for (let k = found; k >= 0 && k <= total && term > sum * 1e-12; k += step) {
    sum += term
    term *= step > 0 ? ((total - k) / (k + 1)) * odds : k / (total - k + 1) / odds
  }
  return Math.min(1, sum)
}
