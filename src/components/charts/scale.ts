type Span = readonly [from: number, to: number]

/** Maps a number from one span to another; a span without length maps to the start of the range. */
export const linearScale = ([d0, d1]: Span, [r0, r1]: Span): ((value: number) => number) => {
  const slope = d1 === d0 ? 0 : (r1 - r0) / (d1 - d0)
  return value => r0 + (value - d0) * slope
}

/** One decimal, so that server and browser write the same coordinate. */
export const round1 = (value: number): number => Math.round(value * 10) / 10 + 0

/** A share of the width as an SVG length: 0.4167 becomes "41.7%". */
export const percent = (share: number): string => `${round1(share * 100)}%`
