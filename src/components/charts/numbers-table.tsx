type NumbersTableProps = {
  readonly rows: readonly (readonly string[])[]
  /** The `id` of what names the table. */
  readonly labelledBy?: string
}

/** Rows of cells as a table, headings first; the first cell of each row is its heading. A blank corner is no heading. */
export const NumbersTable = ({ rows, labelledBy }: NumbersTableProps) => {
  const [[corner = "", ...names] = [], ...lines] = rows
  return (
    <table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {corner ? <th scope="col">{corner}</th> : <td />}
          {names.map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(([label, ...cells]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, i) => (
              <td key={names[i]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
