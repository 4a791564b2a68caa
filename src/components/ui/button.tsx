import type { ButtonHTMLAttributes } from "react"
import { SiteLink } from "./site-link"

export const variants = [
  "default",
  "destructive",
  "outline",
  "secondary",
  "ghost",
  "link",
  "hero",
  "subtle",
] as const
export const sizes = ["default", "sm", "lg", "icon"] as const

type ButtonStyle = { variant?: (typeof variants)[number]; size?: (typeof sizes)[number]; className?: string }

const classesOf = ({ variant = "default", size = "default", className }: ButtonStyle): string =>
  ["button", `button-${variant}`, size !== "default" && `button-${size}`, className].filter(Boolean).join(" ")

export const Button = ({
  variant,
  size,
  className,
  type = "button",
  ...rest
}: ButtonStyle & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type={type} className={classesOf({ variant, size, className })} {...rest} />
)

type ButtonLinkProps = ButtonStyle & Parameters<typeof SiteLink>[0]

export const ButtonLink = ({ variant, size, className, ...rest }: ButtonLinkProps) => (
  <SiteLink className={classesOf({ variant, size, className })} {...rest} />
)
