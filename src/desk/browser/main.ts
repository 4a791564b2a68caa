import CMS from "@sveltia/cms"
import type { DeskData } from "../config/desk-config"
import { dataPath } from "../paths"
import "./desk.css"
import { workOnLocalFiles } from "./local-files"
import { TagsControl } from "./tags-control"

const { config } = (await (await fetch(dataPath)).json()) as DeskData

if (config.backend.name === "test-repo") workOnLocalFiles()
CMS.registerFieldType("tags", TagsControl)
CMS.init({ config })
