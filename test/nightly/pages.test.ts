import { inspectPages } from "../support/inspect-pages"
import { pagePerComponent } from "../support/page-kinds"
import { sitePaths } from "../support/site-paths"

const tried = pagePerComponent()
inspectPages(sitePaths().filter(path => !tried.includes(path)))
