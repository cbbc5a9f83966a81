import * as v from 'valibot';

/** `/build.json`: when the build began to read its content. */
export const BuildNote = v.object({ readAt: v.pipe(v.string(), v.toDate()) });
