import { relative, sep } from "node:path"
import { isHidden } from "../content-model/read/read-files"

/** Whether Gatsby passes over a file below `content/`: what the check does not see, no page shows. */
export const isPassedOver = (path: string): boolean => {
  const inside = relative("content", path)
  return inside !== "" && isHidden(inside.split(sep).join("/"))
}
