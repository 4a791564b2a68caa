/** A test that builds may take so long, in milliseconds. */
export const buildTimeout = 300_000
