import { loadEnv } from "./load-env"
import { settings } from "./read-settings"

// `npm run check:settings`: prints what is wrong with the settings that the server would start with.
try {
  loadEnv()
  settings()
  console.error("All settings can be used.")
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
