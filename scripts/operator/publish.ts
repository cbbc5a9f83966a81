import * as v from 'valibot';
import { BuildDocument, isDue, nextCount, PublishDocument } from '#domain/panel/publishing.ts';
import type { Context } from './commands.ts';

/** The claim's name in the place of a uid. */
const claimedBy = 'operator';

/**
 * Requests the build that is due and that no panel has requested, because the last one was closed before (PANEL-12). For
 * a schedule (docs/deploy.md). If a panel does the same at this moment, there is one build too many.
 * @throws Error if the host refuses; the next run tries again.
 */
export async function publish({ cloud, say }: Context): Promise<void> {
  const [publishing, build] = await Promise.all([cloud.read('config/publish'), cloud.read('config/build')]);
  const { dirtyAt = null, claimedAt = null, ...count } = v.parse(PublishDocument, publishing?.fields ?? {});
  const { hook, ...pace } = v.parse(BuildDocument, build?.fields ?? { hook: '' });
  const now = new Date();
  // Whether the site already has the change is not asked: a claim after it means the same.
  if (!isDue({ dirtyAt, claimedAt, readAt: new Date(0) }, pace, now)) return say('No build is due.');
  if (hook === '') throw new Error('A build is due, but there is no hook. Run `operator hook`.');
  const answer = await fetch(hook, { method: 'POST' });
  if (!answer.ok) throw new Error(`The host answered the hook with ${answer.status}.`);
  const claim = nextCount({ month: count.month ?? 0, builds: count.builds ?? 0 }, now);
  await cloud.write([{ path: 'config/publish', data: { claimedBy, claimedAt: now, ...claim } }]);
  say('A build was due and is requested.');
}
