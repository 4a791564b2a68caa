import { attempt } from "./attempt"

export const absoluteUrl = (siteUrl: string, path: string): string =>
  new URL(path, siteUrl).href.replace(/\/$/, path === "/" ? "/" : "")

/** `URL.canParse` and `URL.parse` are newer than some browsers that are served. @returns undefined for what is no absolute URL */
export const parseUrl = (address: string): URL | undefined => attempt(() => new URL(address))

/** `mailto` of `mailto:a@b.example`; undefined for a path (RFC 3986, section 3.1). */
export const schemeOf = (address: string): string | undefined => /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]

export const encodePath = (path: string): string => path.split("/").map(encodeURIComponent).join("/")

/** A page's address without the slash that other systems write at its end. */
export const withoutSlash = (address: string): string =>
  address.replace(/^(\/(?!\/)[^?#]*[^/?#])\/+(?=[?#]|$)/, "$1")

/** Decodes an address or a part of it; undefined if the encoding is malformed. */
export const decodeAddress = (address: string): string | undefined =>
  attempt(() => decodeURIComponent(address))

/** The file of a page's document, relative to `public/`. */
export const documentFile = (path: string): string => (path.endsWith(".html") ? path : `${path}/index.html`)
