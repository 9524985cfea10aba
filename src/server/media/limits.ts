/** The largest original that is taken. */
export const maxPictureBytes = 40 * 1024 * 1024
