import { site } from "../../src/shared/site"

/** Tests of the shipped content: skipped for a site that has content of its own. */
export const describeSample: (name: string, tests: () => void) => void = site.sample
  ? describe
  : name => describe.skip(name, () => test("of the sample", () => {}))
