import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { keyChanges } from '#core/cloud/audit-entry.ts';
import { csvOf } from '#core/device/csv.ts';
import { cleanLine } from '#core/words/letters.ts';
import { limits } from '#core/words/limits.ts';
import { resultsInWords } from '#features/certificates/desk/texts.ts';
import { certificateLimits } from '#features/certificates/limits.ts';
import { quizLimits } from './limits.ts';
import {
  type Attempt,
  AttemptDocument,
  bestResults,
  canBeRight,
  canGiveBack,
  draftsOf,
  isCorrected,
  isUncounted,
  keyFields,
  missedMost,
  optionLetters,
  type QuestionDraft,
  QuizDocument,
  QuizKeyDocument,
  questionFields,
  quizStep,
  resultRows,
  scoreOf,
} from './quiz.ts';
import { parseQuiz, printQuiz } from './quiz-text.ts';

/** Signs that the format uses itself come often. */
const sign = fc.constantFrom(...'aə1 -*+>`.)#', '1. ', 'a) ', '- ', '```');
const line = fc
  .array(sign, { minLength: 1, maxLength: 12 })
  .map((signs) => cleanLine(signs.join('')))
  .filter((text) => text !== '');
const explanation = fc.array(line, { maxLength: 2 }).map((lines) => lines.join('\n'));
// White space at the ends of a code's lines and empty lines stay.
const code = fc
  .array(fc.array(sign, { maxLength: 6 }), { maxLength: 3 })
  .map((lines) => lines.map((one) => one.join('')).join('\n'));
const question = fc
  .record({
    text: line,
    code,
    options: fc.uniqueArray(line, { minLength: 2, maxLength: quizLimits.options }),
    marks: fc.array(fc.boolean(), { minLength: quizLimits.options, maxLength: quizLimits.options }),
    explanation,
  })
  .map(({ marks, ...rest }): QuestionDraft => {
    const right = optionLetters.filter((_, at) => at < rest.options.length && marks[at]).join('');
    return { ...rest, right: right === '' || right.length === rest.options.length ? 'a' : right };
  });
const questions = fc.array(question, { minLength: 1, maxLength: quizLimits.questions });

describe('[QUIZ-1] pasted questions', () => {
  test('are read as they are printed', () => {
    fc.assert(
      fc.property(questions, (all) => {
        expect(parseQuiz(printQuiz(all))).toEqual({ questions: all, problems: [] });
      }),
    );
  });

  test('any text is read without an error, and every problem has a line of it', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(sign, fc.constantFrom('\n', '\r\n')), { maxLength: 60 }), (signs) => {
        const typed = signs.join('');
        const lines = typed.split(/\r\n?|\n/).length;
        for (const { line } of parseQuiz(typed).problems)
          expect(line).toBeOneOf(Array.from({ length: lines }, (_, at) => at + 1));
      }),
    );
  });

  const code = fc.constantFrom(
    ...[
      '<p>',
      '<div class="a">',
      '<a href="#b">',
      'div *',
      'p *',
      '* { margin: 0 }',
      'a > b',
      '.a + .b',
      '-b',
    ],
    ...['SELECT *', 'SELECT * FROM t', 'COUNT(*)', 'int *', 'int *p', '*p', '&p', 'i++', '2 *', 'a) 2 *'],
    ...['A', 'b', 'a', 'B', '1', '2', '3', 'Var x', 'var x', 'VAR x', 'content: "✓"', '1. a', 'c) c'],
  );
  const prose = fc.constantFrom(
    'Bakı',
    'Gəncə şəhəri',
    'İşarələmə dili',
    'Üslub',
    'brauzerdə işləyir',
    'heç biri',
  );
  /** Ways to write options and their key. */
  const notations: Record<string, (options: string[], right: number) => string[]> = {
    'a star before': (options, right) => options.map((one, at) => `${at === right ? '*' : '-'} ${one}`),
    'a star before the letter': (options, right) =>
      options.map((one, at) => `${at === right ? '*' : ''}${optionLetters[at]}) ${one}`),
    boxes: (options, right) => options.map((one, at) => `- [${at === right ? 'x' : ' '}] ${one}`),
    'the letter below': (options, right) => [...lettered(options), `Cavab: ${optionLetters[right]}`],
    'the letter above': (options, right) => [`Doğru cavab: ${optionLetters[right]}`, ...lettered(options)],
    'letter and text below': (options, right) => [
      ...lettered(options).map((one) => one.replace(/^./, (own) => own.toUpperCase())),
      `Düzgün cavab: ${optionLetters[right]?.toUpperCase()}) ${options[right]}`,
    ],
    'the text below': (options, right) => [...lettered(options), `Cavab: ${options[right]}`],
    'the number below': (options, right) => [
      ...options.map((one, at) => `${at + 1}) ${one}`),
      `Cavab: ${right + 1}`,
    ],
    'a tick behind': (options, right) =>
      lettered(options).map((one, at) => (at === right ? `${one} ✅` : one)),
    'a tick and crosses behind': (options, right) =>
      lettered(options).map((one, at) => `${one} ${at === right ? '✔️' : '❌'}`),
    'words behind': (options, right) =>
      lettered(options).map((one, at) => `${one} ${at === right ? '(düzgün cavab)' : '(səhv)'}`),
    'one line': (options, right) => [lettered(options).join('  '), `Cavab: ${optionLetters[right]}`],
  };
  const lettered = (options: readonly string[]) => options.map((one, at) => `${optionLetters[at]}) ${one}`);
  const asked = (option: fc.Arbitrary<string>) =>
    fc.record({
      options: fc.uniqueArray(option, { minLength: 2, maxLength: 4 }),
      place: fc.nat(3),
      notation: fc.constantFrom(...Object.values(notations)),
      number: fc.boolean(),
    });
  const typedAs = ({
    options,
    place,
    notation,
    number,
  }: ReturnType<typeof asked> extends fc.Arbitrary<infer One> ? One : never) => {
    const right = place % options.length;
    const question = `${number ? '1. ' : ''}Hansı?`;
    return {
      lines: [question, ...notation(options, right)],
      meant: { text: 'Hansı?', code: '', options, right: optionLetters[right], explanation: '' },
    };
  };

  test('of code are read as they are meant, or refused with the line', () => {
    fc.assert(
      fc.property(fc.array(asked(fc.oneof(code, prose)), { minLength: 1, maxLength: 1 }), (all) => {
        const typed = all.map(typedAs);
        const lines = typed.flatMap((one) => [...one.lines, '']);
        const { questions, problems } = parseQuiz(lines.join('\n'));
        for (const { line } of problems) expect(lines[line - 1]).toBeTruthy();
        if (problems.length === 0) expect(questions).toEqual(typed.map(({ meant }) => meant));
      }),
      { numRuns: 3000 },
    );
  });

  test('of words are read in every notation', () => {
    fc.assert(
      fc.property(asked(prose), (one) => {
        const { lines, meant } = typedAs(one);
        expect(parseQuiz(lines.join('\n'))).toEqual({ questions: [meant], problems: [] });
      }),
      { numRuns: 500 },
    );
  });

  const plain = { text: 'Hansı?', code: '', options: ['a', 'b'], right: 'b', explanation: '' };
  test.each<[string, string, Partial<QuestionDraft>]>([
    ['signs', 'Hansı?\n- a\n* b', {}],
    ['a plus', 'Hansı?\n- a\n+ b', {}],
    ['letters', 'Hansı?\na) a\n*b) b', {}],
    ['the answer below', 'Hansı?\nA) a\nB) b\nDoğru cavab: B', {}],
    ['the answer at both places', 'Hansı?\nA) a\n*B) b\nDüzgün cavab: b.', {}],
    ['an explanation in words', 'Hansı?\n- a\n* b\nİzah: Belə', { explanation: 'Belə' }],
    ['signs that nobody sees', 'Han\u202esı\u001f?\n- a\u200b\n* b', {}],
    ['signs and letters', '1) Hansı?\r\n\r\n- A. a\r\n* B. b', {}],
    ['other signs', 'Hansı?\n• a\n– b\nCavab: b', {}],
    ['letters in brackets', 'Hansı?\n(a) a\n*(b) b', {}],
    ['boxes', 'Hansı?\n- [ ] a\n- [x] b', {}],
    ['numbers', 'Hansı?\n1) a\n*2) b', {}],
    ['numbers of two kinds', '1. Hansı?\n1) a\n2) b\nCavab: 2', {}],
    ['a sign at the end', 'Hansı?\na) a\nb) ə *', { options: ['a', 'ə'] }],
    ['a word at the end', 'Hansı?\na) a\nb) b (düzgün)', {}],
    ['a sign at the end that is no mark', 'Hansı?\n- a+\n* b', { options: ['a+', 'b'] }],
    ['letters that belong to the text', 'Hansı?\n- e. g.\n* b', { options: ['e. g.', 'b'] }],
    ['the answer with its text', 'Hansı?\na) a\nb) b\nDoğru cavab: b) b', {}],
    ['the answer in words', 'Hansı?\na) a\nb) b\nDoğru cavab: B variantı', {}],
    ['a year before it', '95. ildə?\n- a\n* b', { text: '95. ildə?' }],
    ['a letter that belongs to the text of one option', 'Hansı?\n- a. x\n* b', { options: ['a. x', 'b'] }],
    ['a number that belongs to the text', '1. 2. Hansı?\n- a\n* b', { text: '2. Hansı?' }],
    ['a question of two lines', 'Hansı?\nBu?\n- a\n* b', { text: 'Hansı? Bu?' }],
    ['a number below zero', 'Hansı?\n- -1\n* b', { options: ['-1', 'b'] }],
    ['an explanation of two lines', 'Hansı?\n- a\n* b\n> Bir\n> İki', { explanation: 'Bir\nİki' }],
    ['a text that begins with a decimal', '1.5 hansı?\n- a\n* b', { text: '1.5 hansı?' }],
    ['a text that begins below zero', '-5 hansı?\n- a\n* b', { text: '-5 hansı?' }],
    ['two pieces of code', 'Hansı?\n```\na\n```\n```\nb\n```\n- a\n* b', { code: 'a\nb' }],
    ['a tick beside an answer line', 'Hansı?\na) a\nb) b ✅\nDüzgün cavab: B', {}],
    ['a tick before', 'Hansı?\n❌ a) a\n✔️ b) b', {}],
    ['ticks and crosses', 'Hansı?\n- a ✗\n- b ☑', {}],
    ['boxes in place of bullets', 'Hansı?\n☐ a\n☑ b', {}],
    ['boxes of Markdown without bullets', 'Hansı?\n[ ] a\n[x] b', {}],
    ['ticks in place of bullets', 'Hansı?\n✗ a\n✅ b', {}],
    ['a bracket behind the number of a single question', '4) Hansı?\n- a\n* b', {}],
    ['words of wrong ones', 'Hansı?\na) a (səhvdir)\nb) b (Düzgün cavabdır)', {}],
    ['the key before the options', 'Hansı?\nDoğru cavab: b\na) a\nb) b', {}],
    ['options in one line', 'Hansı?\nA) a  B) b\nCavab: B', {}],
    ['an option of two lines', 'Hansı?\na) a\nb) b\nbelə\nCavab: b', { options: ['a', 'b belə'] }],
    ['a star that is code', 'Hansı?\n- div > p\n* div *', { options: ['div > p', 'div *'] }],
    [
      'a star that is code, as we print it',
      'Hansı?\n- a) SELECT ad\n* b) SELECT *',
      { options: ['SELECT ad', 'SELECT *'] },
    ],
    ['a capital with a dot', 'Hansı?\nA) a\nB) İşarə\nCavab: B) İşarə', { options: ['a', 'İşarə'] }],
    [
      'a capital with a dot, written small',
      'Hansı?\nA) a\nB) İşarə\nCavab: işarə',
      { options: ['a', 'İşarə'] },
    ],
    [
      'an answer that one option alone has in its letters',
      'Hansı?\na) Var x\nb) var x\nCavab: var x',
      { options: ['Var x', 'var x'] },
    ],
    ['a letter whose option says so itself', 'Hansı?\na) A\nb) B\nCavab: b', { options: ['A', 'B'] }],
    ['a tick in quotes', "Hansı?\n- '✓'\n* b", { options: ["'✓'", 'b'] }],
    ['two answer lines that say the same', 'Hansı?\na) a\nb) b\nCavab: b\nDüzgün variant: b', {}],
    ['code with a language', 'Hansı?\n```css\n- a\n\n  b\n```\n- a\n* b', { code: '- a\n\n  b' }],
  ])('with %s', (_, typed, more) => {
    expect(parseQuiz(typed)).toEqual({ questions: [{ ...plain, ...more }], problems: [] });
  });

  test.each<[string, number, string]>([
    ['noQuestions', 1, '\n\n'],
    ['noText', 1, '- a\n* b'],
    ['longText', 1, `${'a'.repeat(quizLimits.text + 1)}\n- a\n* b`],
    ['openCode', 2, 'Hansı?\n```\n- a\n* b'],
    ['longCode', 1, `Hansı?\n\`\`\`\n${'a'.repeat(quizLimits.code + 1)}\n\`\`\`\n- a\n* b`],
    ['fewOptions', 1, 'Hansı?\n* b\nHansı?\n- a\n* b'],
    ['manyOptions', 8, 'Hansı?\n* a\n- b\n- c\n- d\n- e\n- f\n- g'],
    ['emptyOption', 2, 'Hansı?\n-\n* b'],
    ['longOption', 3, `Hansı?\n- a\n* ${'b'.repeat(quizLimits.option + 1)}`],
    ['sameOption', 3, 'Hansı?\n- a\n* a'],
    ['noRight', 1, 'Hansı?\n- a\n- b'],
    ['unclearAnswer', 4, 'Hansı?\n- a\n- b\nCavab: D'],
    ['allRight', 1, 'Hansı?\n* a\n* b'],
    ['otherRight', 1, 'Hansı?\n* a\n- b\nDoğru cavab: B'],
    ['unclearAnswer', 5, 'Hansı?\na) a\nb) b\nc) c\nDoğru cavab: B (C deyil)'],
    ['unclearAnswer', 5, 'Hansı?\na) a\nb) b\nc) c\nDoğru cavab: b) Gəncə'],
    ['unclearAnswer', 5, 'Hansı?\na) a\nb) b\nc) c\nCavablar: 1-A, 2-B'],
    ['unclearAnswer', 4, 'Hansı?\na) a\nb) b\nCavab: 2'],
    ['noRight', 1, 'Hansı?\na) i--\nb) i++\nc) C+'],
    ['noRight', 1, 'Hansı?\na) a +\nb) b * *'],
    ['otherRight', 1, 'Hansı?\n* a) x\nb) ə *\nc) z'],
    ['otherRight', 1, 'Hansı?\na) ə *\nb) y\nc) z\nDoğru cavab: b'],
    // A letter or a number that is another option's text.
    ['unclearAnswer', 5, '1. Hansı?\n1) 1\n2) 3\n3) 2\nCavab: 3'],
    ['unclearAnswer', 5, 'Hansı?\na) B\nb) A\nc) C\nCavab: b'],
    ['unclearAnswer', 6, 'Hansı?\na) x\nb) y\nc) D\nd) C\nCavab: D'],
    ['unclearAnswer', 5, 'Hansı?\na) x\nb) y\nc) 2\nCavab: 2'],
    ['unclearAnswer', 5, 'Hansı?\na) x\nb) A, C\nc) y\nCavab: A, C'],
    ['unclearAnswer', 4, 'Hansı?\na) Var x\nb) VAR x\nCavab: var x'],
    ['unclearAnswer', 4, 'Hansı?\na) Var x\nb) var x\nCavab: a) var x'],
    ['unclearAnswer', 5, 'Hansı?\na) x\nb) y\nCavab: a\nCavab: b'],
    // A star that may be code.
    ...['SELECT *', 'div *', 'int *', 'p *', '2 *'].map((one): [string, number, string] => [
      'starBehind',
      2,
      `Hansı?\na) ${one}\nb) y`,
    ]),
    ['starBehind', 2, 'Hansı?\n- Baki *\n- y'],
    ['tickInside', 3, 'Hansı?\n- x\n* Bakı ✅ (paytaxt)'],
    ['otherRight', 1, 'Hansı?\na) x ❌\nb) y\nCavab: a'],
    ['otherRight', 1, 'Hansı?\na) x (doğru)\nb) y\nCavab: b'],
    // What may go on with an option, or begin a question.
    ['wrapped', 4, 'Hansı?\n* x\n- y\nsəhifəni bəzəyir\n* z\n- t'],
    ['wrapped', 4, 'Hansı?\n* x\n- y\nSəhifəni bəzəyir\n* z\n- t'],
    ['wrapped', 5, 'Hansı?\n* x\n- y\n> Belə\nsonra\n\nHansı?\n* x\n- y'],
    ['lettersOutOfOrder', 3, 'Hansı?\nA) x\nC) y\nD) z\nCavab: A'],
    ['lettersOutOfOrder', 4, 'Hansı?\nA) x\nB) ə *\nA) z\nB) t'],
    ['lettersOutOfOrder', 3, 'Hansı?\nA) bir\tB) iki\nB) üç\nDoğru cavab: A'],
    ['twoInLine', 2, 'Hansı?\nA) bir b) iki\nB) üç\nDoğru cavab: A'],
    ['mixedOptions', 1, 'Sual?\n1. a\n*2. b\n3. Növbəti?\n- x'],
    ['codeBehind', 4, 'Hansı?\n- a\n* b\n```\nc\n```\nHansı?\n- a\n* b'],
    ['sameOption', 3, 'Hansı?\n- e\u0301\n* é'],
    ['longExplanation', 1, `Hansı?\n- a\n* b\n> ${'a'.repeat(quizLimits.explanation + 1)}`],
    ['tooManyQuestions', 61, 'Hansı?\n- a\n* b\n'.repeat(quizLimits.questions + 1)],
  ])('problem %s in line %i', (problem, at, typed) => {
    expect(parseQuiz(typed).problems).toEqual([{ line: at, problem }]);
  });

  test.each([
    ['- x\n* y\n\nA. Eynşteyn nə kəşf edib?\n- z\n* t', ['Hansı?', 'A. Eynşteyn nə kəşf edib?']],
    ['- x\n* y\nC. dilini kim yazıb?\n- z\n* t', ['Hansı?', 'C. dilini kim yazıb?']],
  ])('a question that begins with a letter is none of the options before it: %j', (rest, texts) => {
    const { questions, problems } = parseQuiz(`Hansı?\n${rest}`);
    expect([questions.map(({ text }) => text), problems]).toEqual([texts, []]);
  });

  test('a number before a question is none of its text, also beside questions that are wrong', () => {
    const { questions } = parseQuiz('1. Hansı?\n- a\n* b\n\n2. Necə?\n\n3. Niyə?\n- a\n* b');
    expect(questions.map(({ text }) => text)).toEqual(['Hansı?', 'Necə?', 'Niyə?']);
  });

  test.each(['HTML sınağı\n\n1. Hansı?\n- a\n* b', 'HTML sınağı\n1. Hansı?\n- a\n* b'])(
    'a heading is no part of the question behind it: %j',
    (typed) => {
      const { questions, problems } = parseQuiz(typed);
      expect(questions.map(({ text }) => text)).toEqual(['HTML sınağı', 'Hansı?']);
      expect(problems).toContainEqual({ line: 1, problem: 'fewOptions' });
    },
  );
});

const start = new Date('2026-03-01T10:00:00Z');
const inSeconds = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const attempt = (n: number, more: Partial<Attempt> = {}): Attempt => ({
  id: `q_a_${n}`,
  quiz: 'q',
  uid: 'a',
  name: `Ad ${n}`,
  course: 'css',
  n,
  startedAt: start,
  ...more,
});
const locked = (n: number, answers: string[] = []): Attempt => attempt(n, { answers, lockedAt: start });
const three = {
  questions: Array.from({ length: 3 }, () => ({
    text: 'Hansı?',
    code: '',
    many: true,
    options: [...'abcd'],
  })),
};
const key = { id: 'q', right: ['a', 'bd', 'c'], explanations: ['', '', ''] };

describe('[QUIZ-1] a quiz', () => {
  test('comes back from what is stored of it', () => {
    fc.assert(
      fc.property(questions, (all) => {
        const quiz = v.parse(QuizDocument, {
          id: 'q',
          course: 'css',
          title: 'CSS',
          state: 'draft',
          minutes: 10,
          attempts: 1,
          rev: 1,
          audit: 'entry',
          ...questionFields(all),
        });
        expect(draftsOf(quiz, v.parse(QuizKeyDocument, { id: 'q', ...keyFields(all) }))).toEqual(all);
        expect(quiz.questions.map(({ many }) => many)).toEqual(all.map(({ right }) => right.length > 1));
      }),
    );
  });

  test('answers keep their order, however the service sorts them', () => {
    const stored = {
      '10': 'k',
      '2': 'c',
      '0': 'a',
      '1': 'b',
      '3': 'd',
      '4': '',
      '5': '',
      '6': '',
      '7': '',
      '8': '',
      '9': 'j',
    };
    expect(v.parse(AttemptDocument, { ...attempt(1), answers: stored }).answers?.join()).toBe(
      'a,b,c,d,,,,,,j,k',
    );
  });

  test('counts the answers that are those of the key', () => {
    expect(scoreOf(['a', 'bd', 'c'], {}, key)).toBe(3);
    expect(scoreOf(['a', 'b', ''], {}, key)).toBe(1);
    expect(scoreOf(['abcdef', 'abcdef', 'abcdef'], {}, key)).toBe(0);
    expect(scoreOf([], {}, key)).toBe(0);
  });

  const open = { minutes: 10, attempts: 2 };
  const ends = inSeconds(300);
  test.each([
    ['nothing is begun', open, [], 0, { step: 'ready', n: 1 }],
    ['the first is locked', open, [locked(1)], 0, { step: 'ready', n: 2 }],
    ['the last is locked, in any order', open, [locked(2), locked(1)], 0, { step: 'known' }],
    ['it runs', open, [attempt(1)], 0, { step: 'running', end: inSeconds(600) }],
    ['the second runs', open, [attempt(2), locked(1)], 0, { step: 'running', end: inSeconds(600) }],
    ['the grace runs', open, [attempt(1)], 629, { step: 'running', end: inSeconds(600) }],
    ['its time is over', open, [attempt(1)], 630, { step: 'over' }],
    ['the quiz ends before', { ...open, ends }, [attempt(1)], 0, { step: 'running', end: ends }],
    [
      'the quiz ends behind',
      { ...open, ends: inSeconds(900) },
      [attempt(1)],
      0,
      { step: 'running', end: inSeconds(600) },
    ],
    ['the quiz has ended while it ran', { ...open, ends }, [attempt(1)], 330, { step: 'over' }],
    ['nothing is begun a second before the end', { ...open, ends }, [], 299, { step: 'ready', n: 1 }],
    ['nothing was begun at the end', { ...open, ends }, [], 300, { step: 'ended' }],
    ['one was left at the end', { ...open, ends }, [locked(1)], 329, { step: 'ended' }],
    ['one was left behind the grace', { ...open, ends }, [locked(1)], 330, { step: 'known' }],
    ['all were locked before the end', { ...open, ends }, [locked(1), locked(2)], 0, { step: 'known' }],
  ] as const)('%s', (_, quiz, own, seconds, step) => {
    expect(quizStep(quiz, own, inSeconds(seconds))).toMatchObject(step);
  });

  test('the best locked attempt in each quiz counts for a certificate, and one that was not taken does not', () => {
    const best = bestResults([
      { quiz: { title: 'Şəbəkə', ...three }, key, attempts: [attempt(2), locked(1, ['a', '', ''])] },
      {
        quiz: { title: 'CSS', ...three },
        key,
        attempts: [locked(1, ['', '', '']), locked(2, ['a', 'bd', '']), locked(3, ['a', '', ''])],
      },
      { quiz: { title: 'HTML', ...three }, key, attempts: [attempt(1)] },
    ]);
    expect(resultsInWords(best)).toBe('Sınaqların nəticəsi: CSS: 2 / 3 · Şəbəkə: 1 / 3');
    expect(resultsInWords([])).toBe('');
  });

  test.each([
    ['five quizzes', Array.from({ length: 5 }, () => ({ title: 'CSS', score: 2, of: 3 }))],
    ['long titles', [{ title: 'ə'.repeat(limits.title), score: 2, of: 3 }]],
  ])('%s become a sum on a certificate', (_, results) => {
    const words = resultsInWords(results);
    expect(words).toContain(`${results.length} sınaqda ${3 * results.length} sualdan ${2 * results.length}`);
    expect(words.length).toBeLessThanOrEqual(certificateLimits.results);
  });

  test('staff see a row for each locked attempt, and what was missed most', () => {
    const all = [
      locked(1, ['a', 'b', 'c']),
      attempt(3),
      locked(2, ['b', 'bd', '']),
      locked(4, ['a', 'd', '']),
    ];
    expect(csvOf(resultRows(three, key, all))).toBe(
      ['\u{feff}Ad 1;1;at;at;2;3;;a;b;c', 'Ad 2;2;at;at;1;3;;b;bd;', 'Ad 4;4;at;at;1;3;;a;d;', '']
        .join('\r\n')
        .replaceAll('at', '01.03.2026 14:00'),
    );
    expect(missedMost({}, key, all)).toEqual([
      { question: 1, missed: 2 },
      { question: 2, missed: 2 },
      { question: 0, missed: 1 },
    ]);
  });

  test.each([
    ['it runs', open, [attempt(1)], 0, true],
    ['it is out of time', open, [attempt(1)], 9_999, true],
    ['it is locked, with another to come', open, [locked(1)], 0, true],
    ['another one is begun', open, [locked(1), attempt(2)], 0, false],
    ['the last one is locked', open, [locked(2), locked(1)], 0, false],
    ['the quiz has ended', { ...open, ends }, [attempt(1)], 300, false],
    ['the quiz is closed', { ...open, closed: true }, [attempt(1)], 0, false],
  ] as const)('whether staff can give back the first of these: %s', (_, quiz, all, seconds, is) => {
    expect(canGiveBack(quiz, all, all[0], inSeconds(seconds))).toBe(is);
  });
});

describe('[QUIZ-2] a corrected key', () => {
  const correction = { n: 2, at: start, out: [1] };
  const quiz = { ...three, correction };

  test('counts only the questions that are not out', () => {
    expect(scoreOf(['a', 'bd', 'c'], quiz, key)).toBe(2);
    expect(
      bestResults([{ quiz: { title: 'CSS', ...quiz }, key, attempts: [locked(1, ['a', 'bd', ''])] }]),
    ).toEqual([{ title: 'CSS', score: 1, of: 2 }]);
    expect(resultRows(quiz, key, [locked(1, ['a', 'bd', 'c'])])[0]?.slice(4, 6)).toEqual([2, 2]);
    expect(missedMost(quiz, key, [locked(1, ['', '', ''])]).map(({ question }) => question)).toEqual([0, 2]);
  });

  test.each([
    ['locked before', { lockedAt: start }, true],
    ['counted for the correction before', { lockedAt: start, corrected: 1 }, true],
    ['counted', { lockedAt: start, corrected: 2 }, false],
    ['locked behind it', { lockedAt: inSeconds(1) }, false],
    ['not locked', {}, false],
  ])('leaves an attempt to do: %s', (_, more, is) => {
    expect(isUncounted(quiz, attempt(1, more))).toBe(is);
    expect(isUncounted({}, attempt(1, more))).toBe(false);
  });

  test.each([
    ['b', false, true],
    ['bc', false, false],
    ['bc', true, true],
    ['c', true, true],
    ['cb', true, false],
    ['bb', true, false],
    ['', true, false],
    ['d', false, false],
    ['b ', false, false],
  ])('%j as the right options of three, several of them: %s', (right, many, is) => {
    expect(canBeRight({ options: ['x', 'y', 'z'], many }, right)).toBe(is);
  });

  test('knows which questions have other letters than in the beginning', () => {
    const now = { ...key, first: ['a', 'b', 'c'] };
    expect([0, 1, 2].map((at) => isCorrected(now, at))).toEqual([false, true, false]);
    expect(isCorrected(key, 1)).toBe(false);
  });

  test('is in the log before and after', () => {
    const was = { right: { 0: 'a', 1: 'b', 10: 'c' }, out: ['10'] };
    const now = { right: { 0: 'a', 1: 'd', 10: 'c' }, out: ['0'] };
    expect(keyChanges({ was, now })).toEqual([
      { question: 1, was: 'a', now: null },
      { question: 2, was: 'b', now: 'd' },
      { question: 11, was: null, now: 'c' },
    ]);
    expect(keyChanges({})).toEqual([]);
  });

  const open = { minutes: 10, attempts: 2, closed: true as const };
  test.each([
    ['nothing is begun', [], 0, 'closed'],
    ['one is locked', [locked(1)], 0, 'closed'],
    ['one is locked, behind the end', [locked(1)], 9_999, 'closed'],
    ['one runs', [attempt(1)], 0, 'running'],
    ['all are locked', [locked(1), locked(2)], 0, 'known'],
  ] as const)('of a closed quiz nothing opens: %s', (_, own, seconds, step) => {
    expect(quizStep({ ...open, ends: inSeconds(700) }, own, inSeconds(seconds)).step).toBe(step);
  });
});
