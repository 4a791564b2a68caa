import json from "../../content/colours.json"
import type { Colours } from "./colours"

/** Apart from `site`, since no page needs them in the browser. */
export const siteColours: Colours = json
