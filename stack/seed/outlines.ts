import { outlineText } from '#features/courses/outline.ts';
import { recordChange } from './audit.ts';
import { readContent } from './content.ts';
import type { Documents } from './firestore-value.ts';

export function addOutlines(documents: Documents): void {
  for (const { course, modules, ...outline } of readContent('outlines')) {
    const time = new Date(outline.time);
    const audit = recordChange(documents, {
      collection: 'outlines',
      target: course,
      action: 'create',
      by: 'teacher',
      at: time,
    });
    documents.set(`outlines/${course}`, { ...outlineText(modules), time, rev: 1, audit });
  }
}
