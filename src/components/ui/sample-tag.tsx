import { site } from "../../shared/site"

/** Whether a block's proof is invented: while `sample` is true in `content/site.json`, and of the block itself. */
export const isInvented = (sample = true): boolean => site.sample && sample

export const SampleTag = ({ sample }: { sample?: boolean }) =>
  isInvented(sample) && <small className="sample-tag fine">Illustrative</small>
