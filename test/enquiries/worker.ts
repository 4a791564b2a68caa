import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { handleContact } from "../../api/functions/handle-contact"
import { configuredServices } from "../../api/functions/request/services"

/** A process of its own that serves the endpoint with the settings of its environment; it prints its port. */
const contact = handleContact(configuredServices)
const server = createServer((req, res) => void contact(req, res))
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port))
