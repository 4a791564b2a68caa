// A module of its own, so that a page's script holds no more of days than it needs.

/** In ms, as `Date` counts. */
export const hourMs = 3_600_000
export const dayMs = 24 * hourMs
