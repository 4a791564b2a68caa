type Measured = { width?: number | undefined; height?: number | undefined; orientation?: number | undefined }

/** The size of an image as displayed: EXIF orientations 5 to 8 swap width and height (Exif 2.32, "Orientation"). */
export const displaySize = ({
  width = 0,
  height = 0,
  orientation = 1,
}: Measured): { width: number; height: number } =>
  orientation >= 5 ? { width: height, height: width } : { width, height }
