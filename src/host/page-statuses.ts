import { readFileSync, writeFileSync } from "node:fs"

export type PageStatuses = Readonly<Record<string, 404 | 410>>

const file = ".cache/page-statuses.json"

/** Keeps, for the adapter, which pages do not answer 200: Gatsby tells it their addresses only. */
export const writePageStatuses = (pages: readonly { path: string; status: number }[]): void => {
  const others = pages.filter(({ status }) => status !== 200).map(({ path, status }) => [path, status])
  writeFileSync(file, JSON.stringify(Object.fromEntries(others)))
}

export const readPageStatuses = (): PageStatuses => JSON.parse(readFileSync(file, "utf8"))
