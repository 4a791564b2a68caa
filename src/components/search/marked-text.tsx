import { highlight } from "../../search/exact/rule/match"
import { Segments } from "./segments"

type MarkedTextProps = { text: string; query: string }

/** A text with every place marked at which it contains the query. */
export const MarkedText = ({ text, query }: MarkedTextProps) => <Segments segments={highlight(text, query)} />
