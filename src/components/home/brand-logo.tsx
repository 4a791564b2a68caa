import drawings from "./brand-marks.json"

const marks: Record<string, { viewBox: string; path: string } | undefined> = drawings

/** A client's wordmark in the colour of the text around it; a client without a drawing is named in type. */
export const BrandLogo = ({ name, slug }: { name: string; slug: string }) => {
  const mark = marks[slug]
  if (!mark) return <span className="font-serif text-xl">{name}</span>
  return (
    <svg
      className="h-10 w-auto max-w-full lg:h-12"
      viewBox={mark.viewBox}
      role="img"
      aria-label={name}
      fill="currentColor"
    >
      <path d={mark.path} />
    </svg>
  )
}
