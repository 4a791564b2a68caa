/**
 * One setting from the environment, read when it is asked for.
 * It goes through `globalThis` because Gatsby's compiler replaces every plain `process.env.NAME` in a function
 * by its value at build time: secrets would be baked in, values set at start would not be seen.
 * @returns the trimmed value, or undefined when it is missing or blank
 */
export const setting = (name: string): string | undefined => globalThis.process.env[name]?.trim() || undefined

/**
 * A setting that is a whole number of zero or more.
 * @returns the number, or `fallback` when the setting is missing or anything else
 */
export const numberSetting = (name: string, fallback: number): number => {
  const value = setting(name)
  return value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : fallback
}
