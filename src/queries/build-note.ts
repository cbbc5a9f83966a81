import { codeLanguages } from '#domain/code/snippet.ts';
import { readStartedAt } from './firestore.ts';
import { allPosts } from './posts.ts';
import { snippetsOf } from './snippets.ts';

/** The time when this build began to read Firestore. Later changes are not in it (PANEL-12). */
export async function buildNote(): Promise<{ readAt: Date }> {
  await Promise.all([allPosts(), snippetsOf(codeLanguages[0])]);
  return { readAt: (await readStartedAt()) ?? new Date() };
}
