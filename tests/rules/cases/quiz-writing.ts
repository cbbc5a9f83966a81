import { type Fields, type Operation, remove, set } from '#core/cloud/operation.ts';
import { correctQuiz, deleteQuiz, type QuizForm, saveQuiz } from '#features/quizzes/desk/gateway.ts';
import { quizLimits } from '#features/quizzes/limits.ts';
import type { QuestionDraft } from '#features/quizzes/quiz.ts';
import { patch, without } from '../support/attack.ts';
import { chapter, commit } from '../support/chapter.ts';
import { long, past, quiz, quizKey } from '../support/documents.ts';
import { staff } from '../support/people.ts';
import { actor, ends, entry, inSeconds, key, lately, minutes, said } from './quizzes.ts';

/** What staff write. */
export const quizWriting = chapter('[QUIZ-1] quizzes and keys: writing');
const { allow, deny, each } = quizWriting;
const teacher = quizWriting.committer('teacher');

// ── Making a quiz ──
const question = (more: Partial<QuestionDraft> = {}): QuestionDraft => ({
  text: 'Hansı?',
  code: '',
  options: ['a', 'b'],
  right: 'a',
  explanation: '',
  ...more,
});
const form = (more: Partial<QuizForm> = {}): QuizForm => ({
  course: 'frontend',
  title: 'Yeni',
  state: 'draft',
  minutes,
  attempts: 2,
  questions: [question(), question({ right: 'ab', code: 'a {}', explanation: 'Belə' })],
  ...more,
});
const made = 'quizzes/new';
const madeKey = 'quizKeys/new';
const make = (more: Partial<QuizForm> = {}): Operation[] => saveQuiz(actor('teacher'), 'new', 0, form(more));
each(staff, 'makes a quiz', (who) => commit(saveQuiz(actor(who), 'new', 0, form())));
each(staff, 'saves a draft', (who) => commit(saveQuiz(actor(who), 'draft', 1, form({ title: 'CSS 2' }))));
each(staff, 'opens a draft', (who) => commit(saveQuiz(actor(who), 'draft', 1, form({ state: 'open' }))));
const many = (n: number, more: Partial<QuestionDraft> = {}) =>
  Array.from({ length: n }, () => question(more));
const longest: Partial<QuestionDraft> = {
  text: long(quizLimits.text),
  code: long(quizLimits.code),
  options: Array.from({ length: quizLimits.options }, () => long(quizLimits.option)),
  right: 'abcdef',
  explanation: long(quizLimits.explanation),
};
for (const [what, more] of [
  ['of 20 questions, each as long as can be', { questions: many(quizLimits.questions, longest) }],
  ['of one question', { questions: many(1) }],
  ['of 180 minutes and five attempts', { minutes: quizLimits.minutes, attempts: quizLimits.attempts }],
  ['with an end', { ends: inSeconds(86_400) }],
  ['that has ended', { ends: past }],
] as [string, Partial<QuizForm>][])
  teacher.may(`makes a draft ${what}`, make(more));
for (const [what, more] of [
  ['open at once', { state: 'open' }],
  ['of a course that is none', { course: 'x' }],
  ['without a title', { title: '' }],
  ['of 0 minutes', { minutes: 0 }],
  ['of 181 minutes', { minutes: quizLimits.minutes + 1 }],
  ['of 1.5 minutes', { minutes: 1.5 }],
  ['without attempts', { attempts: 0 }],
  ['of six attempts', { attempts: quizLimits.attempts + 1 }],
  ['of 1.5 attempts', { attempts: 1.5 }],
  ['with an end that is no time', { ends: 'x' as unknown as Date }],
  ['without questions', { questions: [] }],
  ['of 21 questions', { questions: many(quizLimits.questions + 1) }],
  ['with a question without a text', { questions: [question({ text: '' })] }],
  ['with a long question', { questions: [question({ text: long(quizLimits.text + 1) })] }],
  ['with a question of two lines', { questions: [question({ text: 'a\nb' })] }],
  ['with a long code', { questions: [question({ code: long(quizLimits.code + 1) })] }],
  ['with one option', { questions: [question({ options: ['a'] })] }],
  ['with seven options', { questions: [question({ options: [...'abcdefg'] })] }],
  ['with an empty option', { questions: [question({ options: ['a', ''] })] }],
  [
    'with long options',
    { questions: [question({ options: Array.from({ length: 6 }, () => long(quizLimits.option + 1)) })] },
  ],
  ['with a long explanation', { questions: [question({ explanation: long(quizLimits.explanation + 1) })] }],
  ['without a right option', { questions: [question({ right: '' })] }],
  ['with a right option that is none', { questions: [question({ right: 'g' })] }],
] as [string, Partial<QuizForm>][])
  teacher.mayNot(`makes a quiz ${what}`, make(more));
for (const { path: part } of make()) teacher.mayNot(`makes a quiz without ${part}`, without(make(), part));
for (const [what, batch] of [
  ['makes', make()],
  ['opens', saveQuiz(actor('teacher'), 'draft', 1, form({ state: 'open' }))],
] as const) {
  const about = what === 'makes' ? 'new' : 'draft';
  for (const part of [
    ['rev', 3],
    ['audit', 'old'],
    ['state', 'closed'],
    ['kinds', ['one', 'all']],
    ['kinds', ['one']],
    ['kinds', ['one many']],
    ['kinds', 'one many'],
    ['kinds', ['one', 'many', 'one']],
    ['texts', ['a']],
    ['texts', ['a', 5]],
    ['texts', ['a', 'b', 'c']],
    ['codes', ['']],
    ['codes', ['', null]],
    ['options', ['a\nb']],
    ['options', ['a\nb', { a: 'a\nb' }]],
    ['options', undefined],
    ['extra', 1],
  ] as [string, unknown][])
    teacher.mayNot(
      `${what} a quiz with ${said(part)}`,
      patch(batch, `quizzes/${about}`, { [part[0]]: part[1] }),
    );
  for (const part of [
    ['right', { 0: 'a' }],
    ['right', { 0: 'a', 1: 'b', 2: 'a' }],
    ['right', { 0: 'a', 2: 'b' }],
    ['right', ['a', 'b']],
    ['right', { 0: 'a', 1: 5 }],
    ['right', { 0: 'a', 1: '' }],
    ['explanations', ['a']],
    ['explanations', ['a', 5]],
    ['explanations', ['a', 'b', 'c']],
    ['explanations', undefined],
    ['extra', 1],
  ] as [string, unknown][])
    teacher.mayNot(
      `${what} a quiz whose key has ${said(part)}`,
      patch(batch, `quizKeys/${about}`, { [part[0]]: part[1] }),
    );
  teacher.mayNot(`${what} a quiz with another title in the entry`, patch(batch, entry, { title: 'x' }));
}
teacher.mayNot(
  'makes a quiz of one question with two kinds',
  patch(make({ questions: many(1) }), made, { kinds: ['one many'] }),
);
teacher.mayNot('writes the key of a draft alone', set('quizKeys/draft', quizKey));
teacher.mayNot('makes a key of nothing', set(madeKey, quizKey));
teacher.mayNot(
  'saves a draft with fewer questions than its key',
  without(saveQuiz(actor('teacher'), 'draft', 1, form({ questions: many(1) })), 'quizKeys/draft'),
);
const open = (seconds: number) => () =>
  saveQuiz(actor('teacher'), 'draft', 1, form({ state: 'open', ends: inSeconds(seconds) }));
allow('teacher', 'opens a draft that ends when its time is over', lately(open(minutes * 60 + 20)));
deny('teacher', 'opens a draft that ends earlier', lately(open(minutes * 60 - 20)));
const erase = deleteQuiz(actor('teacher'), { id: 'draft', title: 'CSS' });
each(staff, 'deletes a draft', (who) => commit(deleteQuiz(actor(who), { id: 'draft', title: 'CSS' })));
for (const { path } of erase) teacher.mayNot(`deletes a draft without ${path}`, without(erase, path));
for (const over of [{ title: 'x' }, { target: 'quiz' }, { action: 'end' }, { by: 'admin' }])
  teacher.mayNot(
    `deletes a draft with ${Object.keys(over)} in the entry`,
    patch(erase, 'audit/draft-deleted', over),
  );
teacher.mayNot('deletes an open quiz', deleteQuiz(actor('teacher'), { id: 'quiz', title: 'CSS' }));
each([], 'deletes a quiz alone', () => commit(remove('quizzes/draft')));
each([], 'deletes a key alone', () => commit(remove('quizKeys/draft')));
teacher.mayNot('deletes a key that has no quiz', remove('quizKeys/gone'), { 'quizKeys/gone': quizKey });
teacher.mayNot('makes a quiz over another', make(), { [made]: quiz(), [madeKey]: quizKey });

// ── Correcting one that is open ──
const correct = (more: Fields = {}, to: { title?: string; ends?: Date } = {}): Operation[] =>
  patch(
    correctQuiz(actor('teacher'), { id: 'quiz', rev: 2 }, { title: 'CSS 2', ...to }),
    'quizzes/quiz',
    more,
  );
const close = (seconds: number) => lately(() => correct({}, { ends: inSeconds(seconds) }));
each(staff, 'corrects the title', (who) =>
  commit(correctQuiz(actor(who), { id: 'quiz', rev: 2 }, { title: 'CSS 2' })),
);
allow('teacher', 'gives it an end', close(minutes * 60 + 20));
deny('teacher', 'gives it an end before who has begun is through', close(minutes * 60 - 20));
allow('teacher', 'gives it another end', close(minutes * 60 + 20), () => ends(5));
deny('teacher', 'gives it another end when it has ended', close(minutes * 60 + 20), () => ends(-5));
teacher.may('takes the end away', correct(), () => ends(5));
teacher.mayNot('takes the end away when it has ended', correct(), () => ends(-5));
teacher.may('corrects the title when it has ended', correct({ ends: past }), {
  'quizzes/quiz': quiz({ ends: past }),
});
for (const part of [
  ['course', 'backend'],
  ['state', 'draft'],
  ['minutes', 11],
  ['attempts', 3],
  ['attempts', 1],
  ['kinds', ['many', 'many']],
  ['texts', ['a', 'b']],
  ['codes', ['', '']],
  ['options', ['a\nc', 'a\nb']],
  ['rev', 2],
  ['rev', 4],
  ['extra', 1],
] as [string, unknown][])
  teacher.mayNot(`corrects ${said(part)}`, correct({ [part[0]]: part[1] }));
teacher.mayNot('corrects the key', [...correct(), set(key, { ...quizKey, right: { 0: 'a', 1: 'ab' } })]);
teacher.mayNot('corrects without an entry', without(correct(), entry));
