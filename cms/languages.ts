// Prism loads its languages from files, which a browser does not have: the preview colours those that articles use.
import "prismjs/components/prism-bash"
import "prismjs/components/prism-json"
import "prismjs/components/prism-jsx"
import "prismjs/components/prism-python"
import "prismjs/components/prism-sql"
import "prismjs/components/prism-typescript"
import "prismjs/components/prism-yaml"

const loadLanguages = (): void => {}

// biome-ignore lint/style/noDefaultExport: takes the place of a module with one
export default loadLanguages
