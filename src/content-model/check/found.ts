import type { At } from "../read/outline"

/** Something wrong in a body, before it is known in which file. */
export type Found = At & { message: string; severity?: "warning" }
