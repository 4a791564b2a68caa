import { unreadBody } from "./unread-body"

/** What Gatsby reads as a function's own `config`: its parsers leave the body alone. */
export const config = unreadBody
