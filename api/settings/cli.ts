import { loadEnv, settings } from "./settings"
import { unknownNames } from "./unknown-names"

try {
  loadEnv()
  settings()
  for (const line of unknownNames()) console.error(line)
  console.error("All settings are valid.")
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
