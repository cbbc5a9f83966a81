/** The longer side of a photo that is drawn anew before uploading, in pixels (USER-3). */
export const photoSide = 640;

/** The encoding quality of a picture that is drawn anew, from 0 to 1. */
export const photoQuality = 0.85;
