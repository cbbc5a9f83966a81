import { type IndexFiles, indexFiles } from '#core/search/index-build.ts';
import { searchTerm } from '#core/search/term.ts';
import { codeLanguages } from '#core/words/code-language.ts';
import { type HashtagPreset, hashtagFile } from '#core/words/hashtags.ts';
import { allCourses } from '#features/courses/query.ts';
import { exerciseEntry } from '#features/exercises/exercise-entry.ts';
import { coursesWithExercises, exercisesOf } from '#features/exercises/query.ts';
import { type Page, pagesOf } from '#features/posts/paging.ts';
import type { Post } from '#features/posts/post.ts';
import { postEntry } from '#features/posts/post-parts.ts';
import { allPosts } from '#features/posts/query.ts';
import { snippetsOf } from '#features/snippets/query.ts';
import { snippetEntry } from '#features/snippets/snippet-parts.ts';
import { type Hit, SearchEngine } from './engine.ts';

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

const perPage = 30;

/** READ-8. */
export interface HashtagPage {
  tag: string;
  file: string;
  posts: Page<Hit>;
  count: number; // of all pages together
  snippets: Hit[];
  hasFeed: boolean;
}

async function postsByTag(): Promise<Map<string, Post[]>> {
  const byTag = new Map<string, Post[]>();
  for (const post of await allPosts()) {
    for (const tag of new Set(post.hashtags)) byTag.set(tag, [...(byTag.get(tag) ?? []), post]);
  }
  return byTag;
}

const listed = 14;

export type CountedHashtag = [tag: string, posts: number];

/** Of equals, the one that was used last. */
export async function commonHashtags(): Promise<CountedHashtag[]> {
  const counts = [...(await postsByTag())].map(([tag, posts]): CountedHashtag => [tag, posts.length]);
  return counts.sort(([, one], [, other]) => other - one).slice(0, listed);
}

/** By the engine of the browser, so that the list stays when its script runs; hits in bodies are left to that. */
export async function hashtagPages(): Promise<HashtagPage[]> {
  const [{ titles }, byTag] = await Promise.all([searchIndex(), postsByTag()]);
  const engine = new SearchEngine({
    titles: async () => titles,
    words: () => Promise.reject(new Error('Bodies are not searched during the build.')),
  });
  const all = titles.entries.length;
  const ofSnippets = titles.entries.flatMap(([kind, , , hashtags]) =>
    kind === 'blog' || hashtags === '' ? [] : hashtags.split(' '),
  );
  const pages: HashtagPage[] = [];
  for (const tag of new Set([...byTag.keys(), ...ofSnippets])) {
    const file = hashtagFile(tag);
    if (file === null) continue;
    const { posts, snippets } = await engine.headings(searchTerm(tag), {
      posts: all,
      snippets: all,
      videos: 0,
    });
    for (const page of pagesOf(posts.hits, perPage)) {
      pages.push({
        tag,
        file,
        posts: page,
        count: posts.count,
        snippets: page.number === 1 ? snippets.hits.slice(0, perPage) : [],
        hasFeed: byTag.has(tag),
      });
    }
  }
  return pages;
}

export async function hashtagFeeds(): Promise<{ tag: string; file: string; posts: Post[] }[]> {
  return [...(await postsByTag())].flatMap(([tag, posts]) => {
    const file = hashtagFile(tag);
    return file === null ? [] : [{ tag, file, posts }];
  });
}

/** Those of the courses (PANEL-6). */
export async function presetHashtags(): Promise<HashtagPreset[]> {
  const courses = await allCourses();
  return courses.map(({ shortName, hashtags }) => ({ name: shortName, tags: hashtags }));
}
