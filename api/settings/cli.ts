import { whereEnquiriesGo } from "../../src/shared/enquiry/routes"
import { loadEnv, settings, withoutPassword } from "./settings"

try {
  loadEnv()
  const env = settings()
  console.error("All settings are valid.")
  const location = withoutPassword(env.ENQUIRIES_URL)
  for (const line of whereEnquiriesGo(env, { store: { location } })) console.error(line)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
