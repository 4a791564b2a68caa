import type { ReactNode } from "react"
import { colouredMarkup, logo } from "../../shared/logo"
import { site } from "../../shared/site"

const icon = (path: string, more?: ReactNode) => () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    {more}
    <path d={path} />
  </svg>
)

export const MenuIcon = icon("M2 5.5h16M2 10h16M2 14.5h16")
export const CloseIcon = icon("m4 4 12 12M16 4 4 16")
export const SearchIcon = icon("m12.5 12.5 5 5", <circle cx="8.5" cy="8.5" r="5.5" />)
export const ChevronIcon = icon("m5 7.5 5 5 5-5")
export const ArrowIcon = icon("M2 10h15M11.5 4.5 17 10l-5.5 5.5")
export const DownloadIcon = icon("M10 2v11M5.5 8.5 10 13l4.5-4.5M3 17.5h14")

const serviceIcons: Record<string, () => ReactNode> = {
  chart: icon("M3 17h14M5 17v-5M10 17V4M15 17V9"),
  search: SearchIcon,
  megaphone: icon("M3 8v4l3 .5V17h2.5v-4L16 16V4L6 7.5z"),
  people: icon(
    "M2.5 17c0-3 2-5 4.5-5s4.5 2 4.5 5M13 12c2.5 0 4.5 2 4.5 5",
    <path d="M7 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M13.5 9.5a2.5 2.5 0 1 0 0-5" />,
  ),
}

/** The drawing of a service's kind, from its `icon`. */
export const ServiceIcon = ({ name }: { name: string }) => serviceIcons[name]?.()

// Forced colours change what has the text's.
const shapes = colouredMarkup(logo, token => (token === "ink" ? "currentColor" : `var(--${token})`))
const [, , width, height] = logo.viewBox

export const Logo = () => (
  <span className="logo">
    <svg
      viewBox={logo.viewBox.join(" ")}
      width={`${Math.ceil((72 * width) / height) / 100}em`}
      height="0.72em"
      aria-hidden="true"
      focusable="false"
      {...{ dangerouslySetInnerHTML: { __html: shapes } }}
    />
    {site.brand}
  </span>
)
