/** Sentences as a ruled list, numbered where their order matters. */
export const Rows = ({ texts, ordered = false }: { texts: readonly string[]; ordered?: boolean }) => {
  const List = ordered ? "ol" : "ul"
  return (
    <List className={ordered ? "points points-ordered" : "points"}>
      {texts.map(text => (
        <li key={text}>
          <h3>{text}</h3>
        </li>
      ))}
    </List>
  )
}
