/** The longer side of a photo that was shrunk before uploading, in pixels (USER-3). */
export const photoSide = 640;

/** How much of a shrunk photo is kept, from 0 to 1. */
export const photoQuality = 0.85;
