import { expectNothingLost } from "../support/overflow"
import { allKinds, pageKinds } from "../support/page-kinds"
import { openSite } from "../support/server/open"

const { blank } = openSite()

test.each(allKinds.filter(path => !pageKinds.includes(path)))(
  "zoomed to 400 %%, with text spaced out, and with text at twice its size, %s loses nothing",
  path => expectNothingLost(blank, path),
)
