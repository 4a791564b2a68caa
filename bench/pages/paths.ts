import { expectedStatus, sitePaths } from "../../test/support/site-paths"

/** Every document of the build that answers 200: Lighthouse refuses others. */
export const measurablePaths = (): string[] => sitePaths().filter(path => expectedStatus(path) === 200)
