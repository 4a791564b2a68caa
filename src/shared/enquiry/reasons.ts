/** Why a request was refused; the page that explains it to visitors without JavaScript gets it in its address. */
export type Reason =
  | "method"
  | "origin"
  | "fields"
  | "unreadable"
  | "timeout"
  | "too-large"
  | "type"
  | "too-many"
  | "not-stored"
