import CMS from "@sveltia/cms"
import { deskPath } from "../../shared/addresses"
import type { DeskData } from "../config/desk-config"
import { dataPath } from "../paths"
import { checkAfterSave } from "./check-after-save"
import "./desk.css"
import { registerFormats } from "./file-formats"
import { workOnLocalFiles } from "./local-files"
import { previewOf } from "./preview"
import { TagsControl } from "./tags-control"
import { TextControl } from "./text-control"

const data = (await (await fetch(dataPath)).json()) as DeskData
const { config, formats, tokens } = data

if (config.backend.name === "test-repo") {
  workOnLocalFiles()
  checkAfterSave(CMS)
}
registerFormats(CMS, data)
CMS.registerFieldType("tags", TagsControl)
CMS.registerFieldType("article-text", TextControl)
// In full, since the preview stands in a frame whose own address is none of the site.
CMS.registerPreviewStyle(`${location.origin}${deskPath}/preview.css`)
for (const { name, format = "" } of config.collections as { name: string; format?: string }[]) {
  const text = formats[format]
  if (text) CMS.registerPreviewTemplate(name, previewOf(text.headingLevel, tokens))
}
CMS.init({ config })
