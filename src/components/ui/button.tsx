import type { ButtonHTMLAttributes } from "react"
import { SiteLink } from "./site-link"

export const variants = {
  default: "button-default",
  destructive: "button-destructive",
  outline: "button-outline",
  secondary: "button-secondary",
  ghost: "button-ghost",
  link: "button-link",
  hero: "button-hero",
  subtle: "button-subtle",
}
export const sizes = { default: "", sm: "button-sm", lg: "button-lg", icon: "button-icon" }

type Look = { variant?: keyof typeof variants; size?: keyof typeof sizes; className?: string }

const classesOf = ({ variant = "default", size = "default", className }: Look): string =>
  ["button", variants[variant], sizes[size], className].filter(Boolean).join(" ")

/** A button or a link that looks like one. */
export const Button = ({
  variant,
  size,
  className,
  type = "button",
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type={type} className={classesOf({ variant, size, className })} {...rest} />
)

type ButtonLinkProps = Look & Parameters<typeof SiteLink>[0]

/** A link that looks like a button: for the next thing to do, when that is to go somewhere. */
export const ButtonLink = ({ variant, size, className, ...rest }: ButtonLinkProps) => (
  <SiteLink className={classesOf({ variant, size, className })} {...rest} />
)
