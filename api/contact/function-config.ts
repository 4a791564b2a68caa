/**
 * A Gatsby Function's `config`: its parsers, whose answers would be HTML pages, leave the body alone. No content type
 * matches "unread" (type-is takes it for a file extension and finds none).
 */
export const config = {
  bodyParser: {
    raw: { type: "unread" },
    text: { type: "unread" },
    urlencoded: { type: "unread", extended: false },
    json: { type: "unread" },
  },
}
