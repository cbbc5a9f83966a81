import { mergeDone, readDone, unsentDone } from '#domain/progress/done.ts';
import { doneKey, doneOf } from '#domain/shared/page-storage-keys.ts';
import { kept, onDevice, remove } from '#stores/shared/device-storage.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { settle } from '#stores/shared/settle.ts';

/** Before a sign-out: sends the exercises that the account lacks and removes them from the device (LEARN-7). */
export async function handDoneOver(uid: string): Promise<void> {
  const { doneRecords } = await loadPart(() => import('#gateways/exercises.ts'));
  const courses = onDevice.keys(doneOf(uid)).map((key) => key.slice(doneOf(uid).length));
  await settle(
    courses.map(async (course) => {
      const key = doneKey(uid, course);
      let stored = await doneRecords.of(uid, course);
      for (;;) {
        // Read anew after each answer: another tab may have added one meanwhile.
        const news = unsentDone(readDone(kept(key)), stored);
        if (Object.keys(news).length === 0) return remove(key);
        await doneRecords.save(uid, course, news);
        stored = mergeDone(stored, news);
      }
    }),
  );
}
