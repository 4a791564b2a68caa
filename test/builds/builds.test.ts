/** @proves Content: files */
/** @proves Content: drafts and future dates */
/** @proves Content: mistakes */
/** @proves Blog: listings of several pages */
/** @proves Blog: index */
/** @proves Blog: markdown */
/** @proves Blog: diagrams */
/** @proves Blog: articles */
/** @proves Layout: chat widget */
/** @proves Forms: mail service */
/** @proves Forms: bad moments */
/** @proves Addresses: retired addresses */
/** @proves Addresses: moved addresses */
/** @proves Server: Netlify */
/** @proves Desk: for a team */
import { rmSync } from "node:fs"
import { copyProject } from "../support/project-copy"
import { describeMistake } from "./mistake"
import { describeMoreContent } from "./more-content"
import { describeNoArticleOnNetlify } from "./no-article-on-netlify"

// Builds one after another in one folder: only the first starts from nothing, and what one of them leaves in the cache
// must not show in the next.
const folder = copyProject()

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describeMistake(folder)
describeNoArticleOnNetlify(folder)
describeMoreContent(folder)
