import { rmSync } from "node:fs"
import { copyProject } from "../support/project-copy"
import { describeMistake } from "./mistake"
import { describeMoreContent } from "./more-content"
import { describeNoArticleOnNetlify } from "./no-article-on-netlify"

// Builds one after another in one folder: only the first starts from nothing, and what one of them leaves in the cache
// must not show in the next.
const folder = copyProject()

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe("a mistake", () => describeMistake(folder))
describeNoArticleOnNetlify(folder)
describeMoreContent(folder)
