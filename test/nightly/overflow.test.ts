import { expectNothingLost, fullyTried, small } from "../support/overflow"
import { allKinds } from "../support/page-kinds"
import { openSite } from "../support/server/open"

const page = openSite().keptPage(small)

test.each(allKinds.filter(path => !fullyTried.includes(path)))(
  "zoomed to 400 %%, with text spaced out, and with text at twice its size, %s loses nothing",
  path => expectNothingLost(page(), path),
)
