/** Whether a key is real, rather than empty or a placeholder such as "your-key", "xxx", "<key>" or "changeme". */
export const isRealKey = (value: string): boolean =>
  /^[\w/-]{8,}$/.test(value) && !/your|placeholder|example|change|x{3,}/i.test(value)
