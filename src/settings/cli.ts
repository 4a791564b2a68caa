import { command } from "../command"
import { whereEnquiriesGo } from "../shared/enquiry/enquiry-routes"
import { loadEnv, settings, withoutPassword } from "./settings"
import { unknownNames } from "./unknown-names"

command({ call: "npm run check:settings", about: "Names what is wrong in .env and the environment." }, () => {
  loadEnv()
  const env = settings()
  for (const line of unknownNames()) console.error(line)
  console.error("All settings are valid.")
  const location = withoutPassword(env.ENQUIRIES_URL)
  const recipient = env.ENQUIRIES_TO_EMAIL ?? "contact.email of the site's content"
  for (const line of whereEnquiriesGo(env, { store: { location }, recipient })) console.error(line)
})
