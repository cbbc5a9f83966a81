/** The longer side of a photo that is shrunk before uploading, in pixels (USER-3). */
export const photoSide = 640;

/** The encoding quality of a shrunk photo, from 0 to 1. */
export const photoQuality = 0.85;
