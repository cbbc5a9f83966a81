import * as z from 'zod/mini';

/** `/build.json`: when the build began to read its content. */
export const BuildNote = z.object({ readAt: z.coerce.date() });
