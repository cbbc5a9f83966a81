import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { frontMatter } from '#core/markup/markdown.ts';
import { isRight } from './answer-button.ts';
import { ExerciseFile, exerciseOf, tasksOf } from './exercise.ts';

const code = {
  title: 'Cəm',
  slug: 'cəm',
  course: 'backend',
  order: 1,
  language: 'js',
  start: 'a',
  solution: 'b',
  checks: [{ text: 'Belədir.', test: '1' }],
};
const option = (right: boolean) => ({ text: 'x', right });
const questions = [{ text: 'Nə?', options: [option(true), option(false)], note: 'Belə.' }];
const { language, start, solution, checks, ...bare } = code;
const handed = { handIn: 'address', checklist: ['Açılır.'] };

describe('[LEARN-7] a file of an exercise', () => {
  test.each([
    ['code', code],
    ['questions', { ...bare, questions }],
    ['both', { ...code, questions }],
    ['an address that is handed in', { ...bare, ...handed }],
    ['code that is handed in, without checks', { ...bare, ...handed, handIn: 'code', language, start }],
    ['code that is checked and handed in', { ...code, ...handed, handIn: 'code' }],
    ['checks, and a picture that is handed in', { ...code, ...handed, handIn: 'picture' }],
  ])('has %s', (_, file) => {
    expect(v.safeParse(ExerciseFile, file).success).toBe(true);
  });

  test.each([
    ['nothing to do', bare],
    ['checks without a language', { ...code, language: undefined }],
    ['checks without a start', { ...code, start: undefined }],
    ['checks without a solution', { ...code, solution: undefined }],
    ['a solution without checks', { ...code, checks: [] }],
    ['a check without words', { ...code, checks: [{ text: ' ', test: '1' }] }],
    ['something unknown that is handed in', { ...bare, ...handed, handIn: 'file' }],
    ['code that is handed in without a start', { ...bare, ...handed, handIn: 'code' }],
    ['code without checks that nobody reads', { ...bare, ...handed, language, start }],
    ['work without a checklist', { ...bare, handIn: 'address' }],
    ['a checklist that nobody looks at', { ...code, checklist: ['Açılır.'] }],
    ['phrases that nobody says', { ...code, phrases: ['Əla.'] }],
    ['an unknown language', { ...code, language: 'php' }],
    ['no place in its course', { ...code, order: 0 }],
    ['a slug that is none', { ...code, slug: 'A b' }],
    ['a question with one option', { ...bare, questions: [{ ...questions[0], options: [option(true)] }] }],
    [
      'no right answer',
      { ...bare, questions: [{ ...questions[0], options: [option(false), option(false)] }] },
    ],
    [
      'only right answers',
      { ...bare, questions: [{ ...questions[0], options: [option(true), option(true)] }] },
    ],
  ])('is refused with %s', (_, file) => {
    expect(v.safeParse(ExerciseFile, file).success).toBe(false);
  });

  test('without code has only questions', () => {
    expect(exerciseOf(v.parse(ExerciseFile, { ...bare, questions }), '').code).toBeNull();
    expect(exerciseOf(v.parse(ExerciseFile, code), 'T')).toMatchObject({
      task: 'T',
      code: { language: 'js', page: '', hints: [] },
      questions: [],
    });
  });

  test('the example of the documentation is a good one', () => {
    const text = readFileSync('docs/exercises.md', 'utf8');
    const [, example = ''] = /```md\n([\s\S]*?)\n```/.exec(text) ?? [];
    expect(v.safeParse(ExerciseFile, frontMatter(example).data).issues).toBeUndefined();
  });

  test('each of the three code courses has three exercises with code and one set of questions', () => {
    for (const course of ['frontend', 'backend', 'fullstack']) {
      const folder = join('content/exercises', course);
      const files = readdirSync(folder).map((file) =>
        v.parse(ExerciseFile, frontMatter(readFileSync(join(folder, file), 'utf8')).data),
      );
      expect(files.filter((file) => file.checks.length > 0)).toHaveLength(3);
      expect(files.filter((file) => file.questions.length > 0)).toHaveLength(1);
    }
  });
});

test('[LEARN-7] an answer is right with exactly the right options', () => {
  expect(isRight([true, false, true], [true, false, true])).toBe(true);
  expect(isRight([true, false, true], [true, false, false])).toBe(false);
  expect(isRight([true, false, true], [true, true, true])).toBe(false);
});

test('[TASK-1] the rules know the tasks that are handed in, by course and slug', () => {
  const file = (over: object) => v.parse(ExerciseFile, { ...bare, ...over });
  const exercises = [file(handed), file({ ...handed, slug: 'sxem', handIn: 'picture' }), file({ questions })];
  expect(tasksOf(exercises)).toEqual({
    backend: { cəm: { title: 'Cəm', kind: 'address' }, sxem: { title: 'Cəm', kind: 'picture' } },
  });
});
