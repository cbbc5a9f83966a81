import { restAddress } from './app.ts';
import { appProof } from './database.ts';
import { withTimeout } from './with-timeout.ts';

/** For how long an answer is taken again, in ms. */
const lasting = 60_000;

let known: { asked: number; time: Promise<Date> } | undefined;

/**
 * A time that Firestore has had, within the last minute: lists of what is published from an hour on may ask for no later one
 * (VIDEO-13), and the clock of a device may be wrong. Asked at most once a minute, for one read. Without an answer it is
 * the device's time: the list itself will fail then, and says so.
 */
export function serviceTime(): Promise<Date> {
  const now = Date.now();
  // A clock that was set back counts as another minute.
  if (!known || Math.abs(now - known.asked) > lasting) known = { asked: now, time: askTime() };
  return known.time;
}

/** How far the service's clock is ahead of the device's, in ms: for what ends while a page is open (QUIZ-1). */
export async function serviceAhead(): Promise<number> {
  const time = await serviceTime();
  return known ? time.getTime() - known.asked : 0;
}

/** What everybody may read, whether it is there or not: the answer names its time in either case, which the SDK hides. */
const anything = 'config/failure';

async function askTime(): Promise<Date> {
  try {
    const { url, root } = restAddress();
    const proof = await appProof();
    const asked = await withTimeout(
      fetch(`${url}:batchGet`, {
        method: 'POST',
        body: JSON.stringify({ documents: [`${root}/${anything}`] }),
        headers: proof ? { 'x-firebase-appcheck': proof } : {},
      }),
    );
    const [answer] = (await withTimeout(asked.json())) as { readTime?: unknown }[];
    const time = new Date(String(answer?.readTime));
    if (!Number.isNaN(time.getTime())) return time;
  } catch (error) {
    console.warn(error);
  }
  known = undefined;
  return new Date();
}
