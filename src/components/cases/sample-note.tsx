type SampleNoteProps = { cases: readonly { readonly sample: boolean }[] }

/** Says at the head of a page that cases on it are samples, as long as any of them is. */
export const SampleNote = ({ cases }: SampleNoteProps) =>
  cases.some(({ sample }) => sample) && (
    <p className="sample-note">
      What is marked “Sample” is invented, client, words and figures alike, until clients have cleared theirs.
    </p>
  )
