export const BulletList = ({
  items,
}: {
  items: readonly { readonly title: string; readonly text: string }[]
}) => (
  <ul className="bullet-list tiles">
    {items.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p className="soft">{text}</p>
      </li>
    ))}
  </ul>
)
