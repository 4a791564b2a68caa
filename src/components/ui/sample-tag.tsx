import { site } from "../../shared/site"
import { proofWords } from "../../shared/words/proof"

/** Whether a block's proof is invented: while `sample` is true in `content/site.json`, and of the block itself. */
export const isInvented = (sample = true): boolean => site.sample && sample

export const SampleTag = ({ sample }: { sample?: boolean }) =>
  isInvented(sample) && <small className="sample-tag fine">{proofWords.sample}</small>
