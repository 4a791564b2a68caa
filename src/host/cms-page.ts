import type { RoutesManifest } from "gatsby"
import { cmsPath } from "../shared/addresses"

/** Gives the CMS, which is no page of Gatsby's, the address of its folder. */
export const withCmsPage = (routes: RoutesManifest): RoutesManifest =>
  routes.map(route => (route.path === `${cmsPath}/index.html` ? { ...route, path: cmsPath } : route))
