import type { CustomFieldControlProps, CustomFieldPickedFile } from "@sveltia/cms"

type Mark = { name: string; sign: string; before: string; after?: string; isOfLine?: boolean }

const marks: Mark[] = [
  { name: "Heading", sign: "##", before: "## ", isOfLine: true },
  { name: "Bold", sign: "B", before: "**", after: "**" },
  { name: "Italic", sign: "I", before: "_", after: "_" },
  { name: "Link", sign: "Link", before: "[", after: "](https://)" },
  { name: "List", sign: "List", before: "- ", isOfLine: true },
  { name: "Quotation", sign: "Quote", before: "> ", isOfLine: true },
]

// The one way to write into a field that Undo knows of.
const type = (area: HTMLTextAreaElement, text: string) => {
  area.focus()
  document.execCommand("insertText", false, text)
}

const apply = (area: HTMLTextAreaElement, { before, after = "", isOfLine }: Mark) => {
  const { value, selectionStart, selectionEnd } = area
  if (!isOfLine) return type(area, before + value.slice(selectionStart, selectionEnd) + after)
  const start = value.lastIndexOf("\n", selectionStart - 1) + 1
  area.setSelectionRange(start, selectionEnd)
  type(area, value.slice(start, selectionEnd).replace(/^/gm, before))
}

/** The image as it stands in a text, with words for those who do not see it; nothing where these were not given. */
const imageMarkdown = (address: string): string | undefined => {
  const words = window.prompt(
    "What does the image show? Readers who do not see it hear this. Leave it empty if it only decorates.",
  )
  if (words === null) return undefined
  const plain = words.replace(/[[\]\s]+/g, " ").trim()
  return plain ? `![${plain}](${address})` : `<img src="${address}" alt="">`
}

/**
 * The text of an article, as the markdown that it is: what is saved is what was typed. The desk's own editor writes a text
 * anew as soon as it is switched to rich text, and loses what it does not know, such as the alignment of a table's columns.
 */
export const TextControl = ({ value, forID, onChange, pickFile }: CustomFieldControlProps) => {
  const area = () => document.getElementById(forID) as HTMLTextAreaElement
  const addImage = async () => {
    const picked = (await pickFile({ kind: "image", allowURL: false })) as CustomFieldPickedFile | null
    const markdown = picked ? imageMarkdown(picked.value) : undefined
    const { value: before, selectionStart } = area()
    // An image stands in a paragraph of its own.
    if (markdown)
      type(area(), `${/(?:^|\n)$/.test(before.slice(0, selectionStart)) ? "" : "\n\n"}${markdown}\n\n`)
  }
  // While somebody types, the desk's answer to an earlier key must not take away a later one.
  const show = (field: HTMLTextAreaElement | null) => {
    if (field && field !== document.activeElement && field.value !== (value ?? "")) field.value = value ?? ""
  }
  return (
    <div className="desk-text">
      <div role="toolbar" aria-label="Formatting">
        {marks.map(mark => (
          <button
            key={mark.name}
            type="button"
            title={mark.name}
            aria-label={mark.name}
            onClick={() => apply(area(), mark)}
          >
            {mark.sign}
          </button>
        ))}
        <button type="button" onClick={addImage}>
          Image…
        </button>
      </div>
      <textarea
        id={forID}
        ref={show}
        rows={16}
        spellCheck
        defaultValue={value ?? ""}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}
