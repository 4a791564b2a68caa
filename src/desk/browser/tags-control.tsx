import type { CustomFieldControlProps } from "@sveltia/cms"
import type { KeyboardEvent } from "react"

const listOf = (value: unknown): string[] => {
  const plain = (value as { toJS?: () => unknown } | undefined)?.toJS?.() ?? value
  return Array.isArray(plain) ? plain.map(String) : []
}

/**
 * The tags of a text: those in use to tick, and a line for a new one. The desk's own select knows no new ones, and its
 * list of lines does not know those there are, which is how one tag comes to be spelt in two ways.
 */
export const TagsControl = ({ value, field, forID, onChange }: CustomFieldControlProps) => {
  const chosen = listOf(value)
  const known = listOf(field.get("known"))
  const all = [...new Set([...known, ...chosen])]
  const set = (tag: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, tag] : chosen.filter(other => other !== tag))
  const add = (input: HTMLInputElement) => {
    const tag = input.value.trim().replace(/\s+/g, " ")
    const same = all.find(other => other.toLowerCase() === tag.toLowerCase()) ?? tag
    if (tag && !chosen.includes(same)) set(same, true)
    input.value = ""
  }
  return (
    <div className="desk-tags">
      {all.map(tag => (
        <label key={tag}>
          <input
            type="checkbox"
            checked={chosen.includes(tag)}
            onChange={({ target }) => set(tag, target.checked)}
          />
          {tag}
        </label>
      ))}
      <input
        id={forID}
        type="text"
        placeholder="A new tag, then Enter"
        aria-label="A new tag"
        onBlur={({ target }) => add(target)}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          if (event.key === "Enter") add(event.currentTarget)
        }}
      />
    </div>
  )
}
