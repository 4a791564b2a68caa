import { openStore } from "../../api/store/open-store"
import { settings } from "../../src/settings/settings"
import { serveContact } from "../support/server/in-process"

/** A separate process that serves the endpoint with the settings of its environment, and prints its port. */
void serveContact({ settings: settings(), store: openStore(settings()), address: () => undefined }).then(
  ({ port }) => console.log(port),
)
