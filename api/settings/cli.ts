import { loadEnv, settings } from "./read-settings"

// `npm run check:settings`: checks the settings that the server would start with.
try {
  loadEnv()
  settings()
  console.error("All settings can be used.")
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
