import { handleEmailSend } from "../../../../api/email-send/handle-email-send"
import { configuredServices } from "../../../../api/request/services"
import { unreadBody } from "../../../../api/request/unread-body"

export const config = unreadBody

export default handleEmailSend(configuredServices)
