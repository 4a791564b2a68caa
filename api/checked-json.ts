import { readFileSync } from "node:fs"
import type { z } from "zod"

/** @param name for people, such as the file's path @returns the value as it is, once it has the shape @throws what is wrong, after the name */
export const parseJson = <T>(text: string, name: string, shape: z.ZodType<T>): T => {
  try {
    const value: T = JSON.parse(text)
    const issue = shape.safeParse(value).error?.issues[0]
    if (!issue) return value
    throw new Error(issue.path.length > 0 ? `${issue.path.join(".")}: ${issue.message}` : issue.message)
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`)
  }
}

/** @throws what is wrong, with the file's path */
export const readJson = <T>(file: string, shape: z.ZodType<T>): T =>
  parseJson(readFileSync(file, "utf8"), file, shape)
