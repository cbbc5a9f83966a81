import { foldLetters } from '#core/words/letters.ts';
import { titleWords } from '#core/words/title.ts';
import { recordChange } from './audit.ts';
import { readContent } from './content.ts';
import type { Documents } from './firestore-value.ts';

/** The 1st, 3rd … 27th of the 27 sample snippets; the 2nd, 4th … 26th are files in content/codes. */
export function addSnippets(documents: Documents): void {
  for (const { id, ...snippet } of readContent('codes')) {
    const time = new Date(snippet.time);
    documents.set(`codes/${id}`, {
      ...snippet,
      time,
      titleKey: foldLetters(snippet.title),
      words: titleWords(snippet.title),
      rev: 1,
      audit: recordChange(documents, {
        collection: 'codes',
        target: id,
        action: 'create',
        by: 'teacher',
        at: time,
        title: snippet.title,
      }),
    });
    documents.set(`slugs/codes_${snippet.codeName}_${snippet.slug}`, { id });
  }
}
