import type { RoutesManifest } from "gatsby"
import { deskPath } from "../shared/addresses"

/** Gives the desk, which is no page of Gatsby's, the address of its folder. */
export const withDeskPage = (routes: RoutesManifest): RoutesManifest =>
  routes.map(route => (route.path === `${deskPath}/index.html` ? { ...route, path: deskPath } : route))
