import { inspectPages } from "../support/inspect-pages"
import { pagePerComponent } from "../support/page-kinds"

inspectPages(pagePerComponent())
