import { map } from 'nanostores';
import { codeOf } from '#domain/shared/errors.ts';
import type { Work, WorkVersion } from '#domain/works/work.ts';
import { errors } from '#messages/shared/errors.ts';
import { onSignOut } from '#stores/accounts/session.ts';
import { loadPart } from '#stores/shared/load-part.ts';

/** A version as far as it is read, with the address of its picture. */
type Shown =
  | { step: 'loading' }
  | { step: 'failed'; message: string }
  | { step: 'ready'; version: WorkVersion; picture: string };

/** Versions by `shownKey`. They never change, so each is read once. */
export const $versions = map<Record<string, Shown | undefined>>({});

type Asked = Pick<Work, 'id' | 'uid' | 'course' | 'task' | 'kind'>;

export const shownKey = ({ id }: Pick<Work, 'id'>, version: number): string => `${id}/${version}`;

let visit = 0;

/** Reads a version, unless it is there: when somebody wants to see it (TASK-1, TASK-2). */
export async function readVersion(work: Asked, number: number): Promise<void> {
  const key = shownKey(work, number);
  const step = $versions.get()[key]?.step;
  if (step === 'loading' || step === 'ready') return;
  const current = visit;
  const put = (shown: Shown) => current === visit && $versions.setKey(key, shown);
  put({ step: 'loading' });
  try {
    const { works } = await loadPart(() => import('#gateways/works.ts'));
    const [version, picture] = await Promise.all([
      works.version(work.id, number),
      // A picture that can't be found is said in its place.
      work.kind === 'picture' ? works.pictureAddress(work, number).catch(() => '') : '',
    ]);
    if (version) put({ step: 'ready', version, picture });
    else put({ step: 'failed', message: errors['firestore/not-found'] });
  } catch (error) {
    console.error(error);
    put({ step: 'failed', message: errors[codeOf(error)] });
  }
}

onSignOut(() => {
  visit += 1;
  $versions.set({});
});
