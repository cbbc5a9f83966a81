import { loadPart } from '#core/page/load-part.ts';
import type { Video } from '#features/videos/video.ts';

/** In seconds, when staff watch it (VIDEO-3). @returns the version that the document has now. @throws AppError */
export const keepDuration = async (by: string, video: Video, duration: number): Promise<number> =>
  (await loadPart(() => import('#features/videos/desk/gateway.ts'))).staffVideos.keepDuration(
    by,
    video,
    duration,
  );
