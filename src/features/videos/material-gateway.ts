import { loadPart } from '#core/page/load-part.ts';
import { materials } from './gateway.ts';

/** LEARN-11. Made safe as posts are (BLOG-10). @throws AppError */
export async function materialOf(video: string): Promise<string> {
  const html = await materials.of(video);
  return loadPart(() => madeSafe(html));
}

/** @throws ErrorEvent where the worker can't be loaded */
const madeSafe = (html: string): Promise<string> =>
  new Promise((done, failed) => {
    const worker = new Worker(new URL('./material-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => {
      worker.terminate();
      done(data);
    });
    worker.addEventListener('error', failed);
    worker.postMessage(html);
  });
