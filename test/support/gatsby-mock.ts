// Stands in for the package in unit tests (jest.config.mjs): its browser runtime exists only inside a build.
import { type AnchorHTMLAttributes, createElement } from "react"

export const navigate = jest.fn()

export const Link = ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) =>
  createElement("a", { href: to, ...rest })

/** Gatsby removes queries from the code before it runs. */
export const graphql = (): undefined => undefined
