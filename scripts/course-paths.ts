import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { CourseFile } from '#domain/courses/course-file.ts';

const folder = new URL('../content/courses/', import.meta.url);

/** The paths of the courses in content/courses. */
export const coursePaths = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => v.parse(CourseFile, JSON.parse(readFileSync(new URL(file, folder), 'utf8'))).path);
