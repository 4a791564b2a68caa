/** Most characters per field, counted as browsers count `maxlength` (UTF-16 code units, a line break as one). */
export const lengthLimits = {
  site: 200,
  name: 200,
  email: 254,
  company: 200,
  phone: 40,
  message: 5000,
} as const

/** The most kilobytes that a request's body may weigh. */
export const bodyKilobytes = 64
