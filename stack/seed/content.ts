import { readdirSync, readFileSync } from 'node:fs';
import type { Module } from '#features/courses/outline.ts';
import type { VideoText } from '#features/videos/video.ts';

/** The files in stack/seed/content/: the first data of a local Firestore, in the form in which people edit it. */
interface Person {
  username: string;
  name: string;
  surname: string;
  email: string;
  mobile: string;
  lessons: string[];
  role: 'admin' | 'teacher' | 'student';
  emailVerified: boolean;
}

/** `daysAgo`: so many days before the data is written, for the figures of the last months (SCHOOL-6). */
export type SeedUser = Person & ({ createdAt: string } | { daysAgo: number });

type Written<Text> = { [Field in keyof Text]: Exclude<Text[Field], undefined> };

/** `inDays`: planned for so many days after the data is written (VIDEO-13). */
type SeedVideo = Written<VideoText> & { id: string } & ({ time: string } | { inDays: number });

interface SeedPost {
  id: string;
  time: string;
  author: string;
  author_image: string;
  blog_image: string;
  title: string;
  content: string;
  hashtags: string[];
  series?: string;
  slug: string;
}

interface SeedSnippet {
  id: string;
  time: string;
  codeName: 'html' | 'css' | 'js';
  title: string;
  slug: string;
  content: string;
}

interface SeedOutline {
  course: string;
  time: string;
  modules: Module[];
}

interface Content {
  users: SeedUser[];
  videos: SeedVideo[];
  outlines: SeedOutline[];
  blogs: SeedPost[];
  codes: SeedSnippet[];
}

/** The transcripts or materials of sample videos, by the videos' ids (LEARN-6, LEARN-11). */
export function readVideoTexts(name: 'transcripts' | 'materials'): Map<string, string> {
  const folder = new URL(`./content/${name}/`, import.meta.url);
  return new Map(
    readdirSync(folder).map((file) => [
      file.replace(/[.]\w+$/, ''),
      readFileSync(new URL(file, folder), 'utf8').trim(),
    ]),
  );
}

export function readContent<Name extends keyof Content>(name: Name): Content[Name] {
  const file = new URL(`./content/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Content[Name];
}
