import { codeLanguages } from '#domain/code/snippet.ts';
import { type BuildProblem, problemsTold } from '#domain/shared/build-note.ts';
import { problems } from './build-warning.ts';
import { buildTime } from './firestore.ts';
import { allPosts } from './posts.ts';
import { snippetsOf } from './snippets.ts';

/**
 * The time when this build began to read Firestore, and what it has left out or changed. Later changes are not in it
 * (PANEL-12, OPS-3).
 */
export async function buildNote(): Promise<{ readAt: Date; problems: BuildProblem[] }> {
  await Promise.all([allPosts(), snippetsOf(codeLanguages[0])]);
  return { readAt: await buildTime(), problems: problems.slice(0, problemsTold) };
}
