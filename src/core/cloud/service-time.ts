import { haveClocksParted, setClock, timeNow } from '#core/time/clock.ts';
import { restAddress } from './app.ts';
import { appProof } from './database.ts';
import { withTimeout } from './with-timeout.ts';

const lasting = 60_000; // ms

let known: { asked: number; time: Promise<Date> } | undefined;

/** Lists of what is planned (VIDEO-13) may ask for no later time than Firestore's. Asked once a minute; without an answer the device's, and the list itself fails. */
export function serviceTime(): Promise<Date> {
  const asked = performance.now();
  if (!known || asked - known.asked > lasting || haveClocksParted()) known = { asked, time: askTime() };
  return known.time;
}

/** There or not: the answer names its time, which the SDK hides. */
const anything = 'config/failure';

async function askTime(): Promise<Date> {
  try {
    const { url, root } = restAddress();
    const proof = await appProof();
    const asked = performance.now();
    const response = await withTimeout(
      fetch(`${url}:batchGet`, {
        method: 'POST',
        body: JSON.stringify({ documents: [`${root}/${anything}`] }),
        headers: proof ? { 'x-firebase-appcheck': proof } : {},
      }),
    );
    const answered = performance.now();
    const [answer] = (await withTimeout(response.json())) as { readTime?: unknown }[];
    const time = new Date(String(answer?.readTime));
    if (!Number.isNaN(time.getTime())) {
      // The service had this time at some moment of the way there and back.
      setClock(time.getTime(), (asked + answered) / 2);
      return time;
    }
  } catch (error) {
    console.warn(error);
  }
  known = undefined;
  return timeNow();
}
