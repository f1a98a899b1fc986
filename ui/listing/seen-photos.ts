/**
 * Address of the file that each photo was last shown with, by the photo's own address. A frame of
 * another size shows it until its own file has loaded.
 */
export const seenPhotos = new Map<string, string>()
