import * as v from 'valibot';
import { limits } from '#domain/shared/limits.ts';

/** The part of the document config/keys that the panel needs: the key that marks a record as a teacher's (PANEL-8). */
export const RoleKeys = v.object({ teacherKey: v.pipe(v.string(), v.minLength(limits.keyMin)) });
