import { command } from "../../scripts/command"
import { loadEnv, settings } from "./settings"

command({ call: "npm run check:settings", about: "Names what is wrong in .env and the environment." }, () => {
  loadEnv()
  settings()
  console.error("All settings are valid.")
})
