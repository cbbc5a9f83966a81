import * as v from 'valibot';
import {
  afterPlan,
  BuildDocument,
  coveredUntil,
  isDue,
  nextCount,
  PublishDocument,
  publishingOf,
} from '#panel/publishing-state.ts';
import type { Cloud } from './cloud.ts';
import type { Context } from './commands.ts';

/** The claim's name in the place of a uid. */
const claimedBy = 'operator';

/**
 * Requests the build that is due and that no panel has requested, because the last one was closed before (PANEL-12), or
 * because a planned hour has come and none was open (SCHOOL-5). For a schedule (docs/deploy.md); reads four documents. If a panel does the same at this moment, there is one build too many.
 * @throws Error if the host refuses; the next run tries again.
 */
export async function publish({ cloud, say }: Context): Promise<void> {
  const [publishing, build] = await Promise.all([cloud.read('config/publish'), cloud.read('config/build')]);
  const { dirtyAt = null, claimedAt = null, ...count } = v.parse(PublishDocument, publishing?.fields ?? {});
  const { hook, ...pace } = v.parse(BuildDocument, build?.fields ?? { hook: '' });
  const now = new Date();
  const come = await plannedSince(
    cloud,
    coveredUntil(dirtyAt, claimedAt),
    new Date(now.getTime() - afterPlan),
  );
  // Whether the site already has the change is not asked: a claim after it means the same.
  const counted = { month: count.month ?? 0, builds: count.builds ?? 0 };
  const marks = { dirtyAt: come ?? dirtyAt, claimedAt, readAt: new Date(0), come, count: counted };
  if (publishingOf(marks, pace, now).state === 'spent')
    return say(`The ${pace.monthly} builds of this month are used up; \`operator pace\` allows more.`);
  if (!isDue(marks, pace, now)) return say('No build is due.');
  if (hook === '') throw new Error('A build is due, but there is no hook. Run `operator hook`.');
  const answer = await fetch(hook, { method: 'POST' });
  if (!answer.ok) throw new Error(`The host answered the hook with ${answer.status}.`);
  const claim = nextCount(counted, now);
  await cloud.write([
    { path: 'config/publish', data: { ...(come && { dirtyAt: come }), claimedBy, claimedAt: now, ...claim } },
  ]);
  say('A build was due and is requested.');
}

/** The last planned hour after one time and until another; `null` if there is none. */
async function plannedSince(cloud: Cloud, after: Date, until: Date): Promise<Date | null> {
  const newest = await Promise.all(['blogs', 'codes'].map((name) => cloud.newest(name, 'time', until)));
  const times = newest.flatMap((document) =>
    document?.fields.time instanceof Date ? [document.fields.time] : [],
  );
  const last = coveredUntil(...times);
  return last > after ? last : null;
}
