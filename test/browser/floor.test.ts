import { openSite } from "../support/server/open"
import { expectToWorkWithout, lackedGroups } from "../support/without-members"

const { blank } = openSite()

test("without what the oldest browsers lack, everything works", () =>
  expectToWorkWithout(
    blank,
    lackedGroups.flatMap(([, gone]) => gone),
  ))
