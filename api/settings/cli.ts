import { loadEnv, settings } from "./read-settings"

try {
  loadEnv()
  settings()
  console.error("All settings can be used.")
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
