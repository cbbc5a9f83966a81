import type { CmsEventListener } from 'decap-cms-core';
import * as v from 'valibot';
import { CodeLanguage } from '#domain/code/snippet.ts';
import { builtTitles, emptied, isTaken, pathProblem, problemIn } from './check.ts';

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
    const problem = problemIn(collection, data.toJS());
    if (problem !== null) throw refusal(problem);
    if (entry.get('newRecord')) await refuseTaken(collection, data.get('slug'), data.get('codeName'));
    if (collection === 'courses') {
      const file = entry.get('newRecord') ? null : String(entry.get('slug'));
      const wrong = await pathProblem(String(data.get('path')), file, isPage);
      if (wrong !== null) throw refusal(wrong);
    }
    return data;
  },
};

/** Whether the published site has a page with this address. */
const isPage = async (address: string): Promise<boolean> =>
  (await fetch(address, { method: 'HEAD' }).catch(() => null))?.ok ?? false;

async function refuseTaken(collection: string, slug: unknown, codeName: unknown): Promise<void> {
  const language = collection === 'codes' && v.is(CodeLanguage, codeName) ? codeName : undefined;
  const kind = collection === 'blogs' ? 'blog' : language;
  if (kind === undefined || typeof slug !== 'string') return;
  if (isTaken(await builtTitles(), kind, slug)) throw refusal(`Ünvan: «${slug}» artıq var, başqasını yazın.`);
}
