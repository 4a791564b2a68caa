import { mkdirSync, mkdtempSync } from "node:fs"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { servicesOf } from "../../api/contact/services"
import { openSite } from "../../api/server/site"
import { settings } from "../../api/settings/read-settings"
import { loadLibsql } from "../../api/store/libsql"
import { openStoreOf } from "../../api/store/open-store"
import { siteApp } from "../support/site-app"

/** A process of its own that serves the endpoint with the settings of its environment; it prints its port. */
const folder = mkdtempSync(join(tmpdir(), "no-site-"))
mkdirSync(join(folder, "public"))
const manifest = { version: 1, headers: {}, files: [], functions: [], notFound: [], redirects: [] } as const
const site = openSite(manifest, folder)
const app = siteApp(() => site, servicesOf(settings(), openStoreOf(settings(), loadLibsql)))
void app
  .listen({ port: 0, host: "127.0.0.1" })
  .then(() => console.log((app.server.address() as AddressInfo).port))
