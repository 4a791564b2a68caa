import { handleContact } from "../../api/functions/handle-contact"
import { configuredServices } from "../../api/functions/request/services"

// An export named `config` that Gatsby can see in a file below src/ makes it build its rendering engines, which
// sharp 0.34 does not survive; a re-export is not looked into.
// biome-ignore lint/performance/noBarrelFile: see above
export * from "../../api/functions/request/function-config"

export default handleContact(configuredServices)
