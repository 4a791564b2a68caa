/** Where an image stands below `public/static/`: a folder named by its content, and in it one for each form it is shown in. */
const mention = /\/static\/([0-9a-f]{32})\/(?:([0-9a-f]{5})\/)?/g

/** The image folders that a text names: `<hash>`, and `<hash>/<form>` where it names a form. */
export const imagesIn = (text: string): string[] =>
  [...text.matchAll(mention)].map(([, image, form]) => [image, form].filter(Boolean).join("/"))

/**
 * Which files below `public/static/` belong to images that no page shows.
 * @param files names below `public/static/`
 * @param shown what `imagesIn` found in all pages
 */
export const unusedImages = (files: readonly string[], shown: ReadonlySet<string>): string[] =>
  files.filter(file => {
    const [, image, form] = /^([0-9a-f]{32})\/(?:([0-9a-f]{5})\/)?/.exec(file) ?? []
    return image !== undefined && !shown.has([image, form].filter(Boolean).join("/"))
  })
