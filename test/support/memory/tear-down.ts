import { rmSync } from "node:fs"
import { memory } from "./set-up"

/** Jest's global teardown: removes what killed processes left there too. */
const tearDown = (): void => {
  const folder = process.env.TMPDIR
  if (folder?.startsWith(`${memory}/tests-`)) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

export default tearDown
