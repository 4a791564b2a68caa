import type { AnchorHTMLAttributes } from "react"

// Stands for the package in unit tests (jest.config.mjs): its browser runtime exists only inside a build.

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & { to: string }

/** An anchor that can be told from an ordinary one. */
export const Link = ({ to, ...rest }: LinkProps) => <a data-gatsby-link="" href={to} {...rest} />

export const navigate = jest.fn()

/** Gatsby takes queries out of the code before it runs. */
export const graphql = (): undefined => undefined
