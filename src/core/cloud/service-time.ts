import { haveClocksParted, setClock, timeNow } from '#core/time/clock.ts';
import { restAddress } from './app.ts';
import { appProof } from './database.ts';
import { withTimeout } from './with-timeout.ts';

/** For how long an answer is taken again, in ms. */
const lasting = 60_000;

let known: { asked: number; time: Promise<Date> } | undefined;

/**
 * A time that Firestore has had, within the last minute: lists of what is published from an hour on may ask for no later one
 * (VIDEO-13), and the clock of a device may be wrong. Asked at most once a minute, for one read; the product's clock follows
 * it. Without an answer it is that clock's time: the list itself will fail then, and says so.
 */
export function serviceTime(): Promise<Date> {
  const asked = performance.now();
  if (!known || asked - known.asked > lasting || haveClocksParted()) known = { asked, time: askTime() };
  return known.time;
}

/** What everybody may read, whether it is there or not: the answer names its time in either case, which the SDK hides. */
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
