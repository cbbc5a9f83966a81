import { codeLanguages } from '#domain/code/code-language.ts';
import { type IndexFiles, indexFiles } from '#domain/search/index-build.ts';
import { exerciseEntry } from './exercise-entry.ts';
import { coursesWithExercises, exercisesOf } from './exercises.ts';
import { postEntry } from './post-parts.ts';
import { allPosts } from './posts.ts';
import { snippetEntry } from './snippet-parts.ts';
import { snippetsOf } from './snippets.ts';

let once: Promise<IndexFiles> | undefined;

/** The static search index of all posts, snippets and exercises, in parts (SEARCH-4). Made once per build. */
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
