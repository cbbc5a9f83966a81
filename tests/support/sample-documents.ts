// The search documents of the sample content: what the build's index has of content/ and of the seeded Firestore.
import { globSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { frontMatter, markdownToHtml } from '#core/markup/markdown.ts';
import type { SearchDocument } from '#core/search/index-build.ts';
import { ExerciseFile, exerciseOf } from '#features/exercises/exercise.ts';
import { exerciseEntry } from '#features/exercises/exercise-entry.ts';
import { postEntry } from '#features/posts/post-parts.ts';
import { snippetEntry } from '#features/snippets/snippet-parts.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const timed = <Data extends { time: string }>(data: Data) => ({ ...data, time: new Date(data.time) });
const fromFiles = (pattern: string) =>
  globSync(pattern).map((path) => {
    const { data, body } = frontMatter(read(path));
    return { data: Object(data), content: body };
  });

export function sampleDocuments(): SearchDocument[] {
  const posts = [
    ...fromFiles('content/blogs/*.md').map(({ data, content }) => ({
      ...data,
      content: markdownToHtml(content),
    })),
    ...JSON.parse(read('stack/seed/content/blogs.json')),
  ];
  const snippets = [
    ...globSync('content/codes/*.json').map((path) => JSON.parse(read(path))),
    ...JSON.parse(read('stack/seed/content/codes.json')),
  ];
  const exercises = fromFiles('content/exercises/*/*.md');
  return [
    ...posts.map((post) => postEntry(timed(post))),
    ...snippets.map((snippet) => snippetEntry(timed(snippet))),
    ...exercises.map(({ data, content }) => exerciseEntry(exerciseOf(v.parse(ExerciseFile, data), content))),
  ];
}
