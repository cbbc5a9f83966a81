import { codeLanguages } from '#domain/code/snippet.ts';
import { readStartedAt } from './firestore.ts';
import { allPosts } from './posts.ts';
import { snippetsOf } from './snippets.ts';

/** When this build began to read what staff can change: what was changed later is not in it (PANEL-12). */
export async function buildNote(): Promise<{ readAt: Date }> {
  await Promise.all([allPosts(), snippetsOf(codeLanguages[0])]);
  return { readAt: readStartedAt() ?? new Date() };
}
