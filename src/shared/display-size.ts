/** The measures of an image as a file gives them, with its EXIF orientation. */
type Measured = { width?: number | undefined; height?: number | undefined; orientation?: number | undefined }

/**
 * The measures in which an image is shown: a camera that was held upright says so by an orientation of 5 to 8, and width and
 * height change places (Exif 2.32, "Orientation").
 */
export const displaySize = ({
  width = 0,
  height = 0,
  orientation = 1,
}: Measured): { width: number; height: number } =>
  orientation >= 5 ? { width: height, height: width } : { width, height }
