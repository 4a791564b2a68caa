type PointsProps = { points: readonly { readonly title: string; readonly text: string }[]; ordered?: boolean }

/** Short points as a ruled list, each with its title; numbered where their order matters. */
export const Points = ({ points, ordered = false }: PointsProps) => {
  const List = ordered ? "ol" : "ul"
  return (
    <List className={ordered ? "points points-ordered tiles" : "points tiles"}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="soft">{text}</p>
        </li>
      ))}
    </List>
  )
}
