import { contactFunction } from "../../api/contact/gatsby-function"

// An export named `config` that Gatsby can see in a file below src/ makes it build its rendering engines, which
// sharp 0.34 does not survive; a re-export is not looked into.
// biome-ignore lint/performance/noBarrelFile: see above
export * from "../../api/contact/function-config"

export default contactFunction
