/** Fields as they were sent: nothing about their values is known yet. The object has no prototype. */
export type RawFields = Record<string, unknown>

/**
 * Copies an object's own fields to one without a prototype, so that a field called `__proto__` or
 * `constructor` is a field like any other.
 * @returns undefined when the value is no object
 */
export const asFields = (value: unknown): RawFields | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.assign(Object.create(null), value)
    : undefined
