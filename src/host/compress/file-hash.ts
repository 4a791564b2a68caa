import { createHash } from "node:crypto"

/** The hash by which the manifest knows a file's content: 16 characters of SHA-256. */
export const fileHash = (bytes: Buffer): string =>
  createHash("sha256").update(bytes).digest("base64url").slice(0, 16)
