import { currentReleaseOf } from "../../api/server/releases"
import { listReleases } from "../releases/release"
import { describeListed } from "../report/describe-release"

// npm run releases: all that are kept, the newest first, the current one with an asterisk; times are UTC.
const project = process.cwd()
const current = currentReleaseOf(project)
const releases = listReleases(project)

if (releases.length === 0) console.log('There is no release yet: "npm run deploy" makes one.')
else console.log(releases.map(release => describeListed(release, release.name === current)).join("\n"))
