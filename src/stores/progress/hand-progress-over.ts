import { readProgress, unsentProgress } from '#domain/progress/progress.ts';
import { progressKey, progressOf } from '#domain/shared/page-storage-keys.ts';
import { kept, onDevice, remove } from '#stores/shared/device-storage.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { settle } from '#stores/shared/settle.ts';

/** Before a sign-out: sends the progress that the account lacks and removes it from the device (VIDEO-10). */
export async function handProgressOver(uid: string): Promise<void> {
  const { progress } = await loadPart(() => import('#gateways/progress.ts'));
  const lessons = onDevice.keys(progressOf(uid)).map((key) => key.slice(progressOf(uid).length));
  await settle(
    lessons.map(async (lesson) => {
      const key = progressKey(uid, lesson);
      let stored = await progress.of(uid, lesson);
      // While a video plays, its progress on the device grows every second.
      for (let rounds = 0; rounds < 3; rounds += 1) {
        const mine = readProgress(kept(key));
        if (Object.keys(unsentProgress(mine, stored)).length === 0) return remove(key);
        stored = await progress.save(uid, lesson, mine);
      }
    }),
  );
}
