import { AppError } from '#core/cloud/errors.ts';
import { loadPart } from '#core/page/load-part.ts';
import { readings } from '#core/session/reading.ts';
import type { Work, WorkVersion } from './work.ts';

const versions = readings<string, { version: WorkVersion; picture: string }>();

/** By `shownKey`. Versions never change, so each is read once. */
export const $versions = versions.$all;

type Asked = Pick<Work, 'id' | 'uid' | 'course' | 'task' | 'kind'>;

export const shownKey = ({ id }: Pick<Work, 'id'>, version: number): string => `${id}/${version}`;

/** TASK-1, TASK-2. */
export const readVersion = (work: Asked, number: number): Promise<unknown> =>
  versions.load(shownKey(work, number), async () => {
    const { works } = await loadPart(() => import('./gateway.ts'));
    const [version, picture] = await Promise.all([
      works.version(work.id, number),
      // A missing picture is said in its place.
      work.kind === 'picture' ? works.pictureAddress(work, number).catch(() => '') : '',
    ]);
    if (!version) throw new AppError('firestore/not-found');
    return { version, picture };
  });
