/** Sentences as a ruled list, numbered where their order matters. */
export const Rows = ({ texts, ordered = false }: { texts: readonly string[]; ordered?: boolean }) => {
  const List = ordered ? "ol" : "ul"
  return (
    <List className="amp-rows">
      {texts.map(text => (
        <li key={text}>{text}</li>
      ))}
    </List>
  )
}
