import { openSite } from "../support/server/open"
import { expectToWorkWithout, lackedGroups } from "../support/without-members"

const { blank } = openSite()

test.each(lackedGroups)("without what the oldest browsers lack of %s, everything works", (_, gone) =>
  expectToWorkWithout(blank, gone),
)
