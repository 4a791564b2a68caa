import { inspectPages } from "../support/inspect-pages"
import { pagePerComponent } from "../support/page-kinds"
import { sitePaths } from "../support/site-paths"

inspectPages(sitePaths().filter(path => !pagePerComponent.includes(path)))
