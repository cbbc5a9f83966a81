import { readDone } from '#domain/progress/done.ts';
import { doneKey, doneOf } from '#domain/progress/done-keys.ts';
import { unsentDone } from '#domain/progress/unsent-done.ts';
import { kept, onDevice, remove } from '#stores/shared/device-storage.ts';
import { loadPart } from '#stores/shared/load-part.ts';

/** Before a sign-out: sends the exercises that the account lacks and removes them from the device (LEARN-7). */
export async function handDoneOver(uid: string): Promise<void> {
  const courses = onDevice.keys(doneOf(uid)).map((key) => key.slice(doneOf(uid).length));
  const { doneRecords } = await loadPart(() => import('#gateways/firebase/exercises.ts'));
  for (const course of courses) {
    const key = doneKey(uid, course);
    const news = unsentDone(readDone(kept(key)), await doneRecords.of(uid, course));
    if (Object.keys(news).length > 0) await doneRecords.save(uid, course, news);
    remove(key);
  }
}
