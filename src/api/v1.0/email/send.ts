import { handleEmailSend } from "../../../../api/email-send/handle-email-send"
import { configuredServices } from "../../../../api/functions/request/services"

// Why this is a re-export is said in ../../contact.ts.
// biome-ignore lint/performance/noBarrelFile: see there
export * from "../../../../api/functions/request/function-config"

export default handleEmailSend(configuredServices)
