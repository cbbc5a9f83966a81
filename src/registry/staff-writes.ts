import { loadPart } from '#core/page/load-part.ts';
import type { Video } from '#features/videos/video.ts';

/** In seconds, when staff watch it (VIDEO-3). @returns the version that the document has now. @throws AppError */
export async function keepDuration(by: string, video: Video, duration: number): Promise<number> {
  const [{ staffVideos }, { keepLength }] = await Promise.all([
    loadPart(() => import('#features/videos/desk/gateway.ts')),
    loadPart(() => import('#features/videos/desk/length-gateway.ts')),
  ]);
  const rev = await staffVideos.keepDuration(by, video, duration);
  await keepLength(video, duration);
  return rev;
}
