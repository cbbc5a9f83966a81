// The time when this build began to read Firestore, and what it has left out or changed. Later changes are not in it: so the
// panel learns whether a change has reached the site (PANEL-12, OPS-3).
import { codeLanguages } from '#domain/code/code-language.ts';
import { problemsTold } from '#domain/shared/build-note.ts';
import { problems } from '#queries/build-warning.ts';
import { buildTime } from '#queries/firestore.ts';
import { allPosts } from '#queries/posts.ts';
import { snippetsOf } from '#queries/snippets.ts';

export async function GET(): Promise<Response> {
  await Promise.all([allPosts(), snippetsOf(codeLanguages[0])]);
  return Response.json({ readAt: await buildTime(), problems: problems.slice(0, problemsTold) });
}
