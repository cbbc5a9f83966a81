import * as z from 'zod/mini';
import { limits } from '#domain/shared/limits.ts';

/** The document config/keys as far as the panel needs it: what marks a record as a teacher's (PANEL-8). */
export const RoleKeys = z.object({ teacherKey: z.string().check(z.minLength(limits.keyMin)) });
