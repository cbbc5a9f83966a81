import * as z from 'zod/mini';
import { limits } from '#domain/shared/limits.ts';

/** The part of the document config/keys that the panel needs: the key that marks a record as a teacher's (PANEL-8). */
export const RoleKeys = z.object({ teacherKey: z.string().check(z.minLength(limits.keyMin)) });
