import { type IndexFiles, indexFiles } from '#core/search/index-build.ts';
import { codeLanguages } from '#core/words/code-language.ts';
import { exerciseEntry } from '#features/exercises/exercise-entry.ts';
import { coursesWithExercises, exercisesOf } from '#features/exercises/query.ts';
import { postEntry } from '#features/posts/post-parts.ts';
import { allPosts } from '#features/posts/query.ts';
import { snippetsOf } from '#features/snippets/query.ts';
import { snippetEntry } from '#features/snippets/snippet-parts.ts';

let once: Promise<IndexFiles> | undefined;

/** Once per build (SEARCH-4). */
export function searchIndex(): Promise<IndexFiles> {
  once ??= makeIndex();
  return once;
}

async function makeIndex(): Promise<IndexFiles> {
  const [posts, snippets, exercises] = await Promise.all([
    allPosts(),
    Promise.all(codeLanguages.map(snippetsOf)),
    coursesWithExercises().then((courses) => Promise.all(courses.map(exercisesOf))),
  ]);
  const documents = [
    ...posts.map(postEntry),
    ...snippets.flat().map(snippetEntry),
    ...exercises.flat().map(exerciseEntry),
  ];
  return indexFiles(documents);
}
