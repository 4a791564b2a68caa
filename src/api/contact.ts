import { handleContact } from "../../api/contact/handle-contact"
import { configuredServices } from "../../api/request/services"
import { unreadBody } from "../../api/request/unread-body"

export const config = unreadBody

export default handleContact(configuredServices)
