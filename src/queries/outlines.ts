import type { Module } from '#domain/courses/outline.ts';
import { fromFirestore } from './firestore.ts';

/** The modules of a course's outline (LEARN-2); none without one, and on a site without Firebase. */
export const modulesOf = (course: string): Promise<Module[]> =>
  fromFirestore('outlines', async ({ attempt }) => {
    const { outlines } = await import('#gateways/outlines.ts');
    return { items: await attempt(() => outlines.of(course)), malformed: [] };
  });
