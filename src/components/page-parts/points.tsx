type PointsProps = { points: readonly { readonly title: string; readonly text: string }[] }

/** Short points as a ruled list, each with its title. */
export const Points = ({ points }: PointsProps) => (
  <ul className="points tiles">
    {points.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p className="soft">{text}</p>
      </li>
    ))}
  </ul>
)
