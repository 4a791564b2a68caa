/** Whether a contact detail is a sample's: a number of zeros, or a name that is reserved for examples (RFC 2606) or ends so. */
export const isPlaceholder = (detail: string): boolean =>
  /0{5} ?0{5}|(?:\bexample|(?:^|[^\w-])example\.(?:com|net|org))(?![\w.-])/.test(detail)

/** Whether the chat widget's key is neither empty nor a placeholder such as "your-key", "xxx", "<key>" or "changeme". */
export const isRealKey = (value: string): boolean =>
  /^[\w/-]{8,}$/.test(value) && !/your|placeholder|example|change|x{3,}/i.test(value)
