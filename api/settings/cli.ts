import { loadEnv, settings } from "./settings"

try {
  loadEnv()
  settings()
  console.error("All settings are valid.")
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
