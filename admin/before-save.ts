import type { CmsEventListener } from 'decap-cms-core';
import * as v from 'valibot';
import { CodeLanguage } from '#core/words/code-language.ts';
import { builtTitles, emptied, isTaken, movedField, problemsIn, takenSentence } from './check.ts';
import { exerciseProblem } from './exercise-run.ts';

/** Decap shows `String(error)`; without a name this is the sentence alone. */
function refusal(sentence: string): Error {
  const error = new Error(sentence);
  error.name = '';
  return error;
}

/** The last check of an entry before it is saved, with the same schema as in the build (CMS-4). */
export const beforeSave: CmsEventListener = {
  name: 'preSave',
  handler: async ({ entry }) => {
    const collection = String(entry.get('collection'));
    let data = entry.get('data');
    for (const name of emptied(collection, data.toJS())) data = data.delete(name);
    const problems = problemsIn(collection, data.toJS());
    if (problems.length > 0) throw refusal(problems.map(({ sentence }) => sentence).join('\n'));
    const wrong = collection === 'exercises' ? await exerciseProblem(data.toJS()) : null;
    if (wrong !== null) throw refusal(wrong);
    if (entry.get('newRecord')) await refuseTaken(collection, data.get('slug'), data.get('codeName'));
    else {
      const moved = movedField(collection, String(entry.get('slug')), data.toJS());
      if (moved !== null) throw refusal(moved);
    }
    return data;
  },
};

/** Decap calls this instead of giving a new entry the name of another with a number behind it (src/features/cms/cms-build.ts). */
export function refuseSecond(collection: string, file: string): never {
  throw refusal(takenSentence(collection, file));
}

/** Whether the site has a post or snippet of Firestore with this address. */
async function refuseTaken(collection: string, slug: unknown, codeName: unknown): Promise<void> {
  const language = collection === 'codes' && v.is(CodeLanguage, codeName) ? codeName : undefined;
  const kind = collection === 'blogs' ? 'blog' : language;
  if (kind === undefined || typeof slug !== 'string') return;
  if (isTaken(await builtTitles(), kind, slug)) throw refusal(takenSentence(collection, slug));
}
