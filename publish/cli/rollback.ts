import { loadEnv } from "../../api/settings/load-env"
import { settings } from "../../api/settings/read-settings"
import { describeChanges } from "../report/describe-release"
import { rollback } from "../rollback"
import { run } from "./run"

// npm run rollback [-- RELEASE]: serves the release before the one that is served, or the one named.
run(async () => {
  loadEnv()
  const { name, copyOf, changes } = await rollback(process.cwd(), settings().RELEASES_KEPT, process.argv[2])
  console.log(`The release ${copyOf} is current again, as ${name}.\nPages: ${describeChanges(changes)}`)
})
