// When this build began to read, and what it has left out or changed (PANEL-12, OPS-3).

import { problemsTold } from '#core/build/build-note.ts';
import { problems } from '#core/build/build-warning.ts';
import { buildTime } from '#core/build/firestore-at-build.ts';
import { codeLanguages } from '#core/words/code-language.ts';
import { allPosts } from '#features/posts/query.ts';
import { snippetsOf } from '#features/snippets/query.ts';

export async function GET(): Promise<Response> {
  await Promise.all([allPosts(), snippetsOf(codeLanguages[0])]);
  return Response.json({ readAt: await buildTime(), problems: problems.slice(0, problemsTold) });
}
