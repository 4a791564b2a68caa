import { requiredJson } from "../read/file-kinds"
import type { Problem } from "../report/problems"
import type { Site } from "./site-model"

const legalPages = ["content/legal/privacy.md", "content/legal/terms.md"]

/** Files without which a fixed page of the site has nothing to say. A file that cannot be read is reported elsewhere. */
export const checkRequiredFiles = ({ contentFiles }: Site): Problem[] => {
  const hasLegal = (file: string) =>
    contentFiles.has(file) || contentFiles.has(file.replace(/\.md$/, "/index.md"))
  return [
    ...requiredJson.map(name => `content/${name}`).filter(file => !contentFiles.has(file)),
    ...legalPages.filter(file => !hasLegal(file)),
  ].map(file => ({ file, message: "the file is missing; the site needs it" }))
}
