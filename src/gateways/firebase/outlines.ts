import * as v from 'valibot';
import { OutlineModules } from '#domain/courses/outline.ts';
import type { Outlines } from '../outlines.ts';
import { database } from './database.ts';

export const outlines: Outlines = {
  async of(course) {
    const document = await database().get(`outlines/${course}`);
    if (!document) return [];
    const parsed = v.safeParse(OutlineModules, document.data);
    if (parsed.success) return parsed.output;
    console.error(`outlines/${course} is not an outline:`, parsed.issues);
    return [];
  },
};
