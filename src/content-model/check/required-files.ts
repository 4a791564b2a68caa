import { legalPages, requiredJson } from "../read/file-kinds"
import type { Problem } from "../report/problems"
import type { Site } from "./site-model"

/** Files without which a fixed page of the site has nothing to say. A file that cannot be read is reported elsewhere. */
export const checkRequiredFiles = ({ contentFiles }: Site): Problem[] => {
  const required = [...requiredJson, ...legalPages.map(slug => `legal/${slug}.md`)].map(
    name => `content/${name}`,
  )
  const isThere = (file: string) =>
    contentFiles.has(file) || contentFiles.has(file.replace(/\.md$/, "/index.md"))
  return required
    .filter(file => !isThere(file))
    .map(file => ({ file, message: "the file is missing; write it, since the site needs it" }))
}
