import { createHash } from "node:crypto"

/**
 * The name that git gives a file's content, by which it can be printed again for as long as the history is kept (Pro Git,
 * "Git Internals: Git Objects").
 */
export const gitName = (content: Buffer): string =>
  createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex")
