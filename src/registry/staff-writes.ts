import type { Video } from '#domain/videos/video.ts';
import { loadPart } from '#stores/shared/load-part.ts';

/**
 * Keeps in its document how long a video is, in seconds, when staff watch it (VIDEO-3).
 * @returns the version that the document has now. @throws AppError
 */
export const keepDuration = async (by: string, video: Video, duration: number): Promise<number> =>
  (await loadPart(() => import('#gateways/staff/videos.ts'))).staffVideos.keepDuration(by, video, duration);
