import { drawIcons } from "./draw-icons"
import { writeManifest } from "./manifest"

const main = async (): Promise<void> => {
  await drawIcons()
  writeManifest()
}

void main()
