/** Whether a key is one, and not the placeholder of an example file: empty, "your-key", "xxx", "<key>", "changeme". */
export const isRealKey = (value: string): boolean =>
  /^[\w/-]{8,}$/.test(value) && !/your|placeholder|example|change|x{3,}/i.test(value)
