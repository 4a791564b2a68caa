// Browsers cannot load Prism's language files, so the preview includes those that articles use.
import "prismjs/components/prism-bash"
import "prismjs/components/prism-json"
import "prismjs/components/prism-jsx"
import "prismjs/components/prism-python"
import "prismjs/components/prism-sql"
import "prismjs/components/prism-typescript"
import "prismjs/components/prism-yaml"

const loadLanguages = (): void => {}

// biome-ignore lint/style/noDefaultExport: replaces a module that has one
export default loadLanguages
