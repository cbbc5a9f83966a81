import { cleanLine, printable } from '#domain/shared/letters.ts';
import { limits } from '#domain/shared/limits.ts';
import { optionLetters, type QuestionDraft } from './quiz.ts';

/** What can be wrong with a list of questions that is pasted (QUIZ-1). */
export type QuizProblem =
  | 'noQuestions'
  | 'tooManyQuestions'
  | 'noText'
  | 'longText'
  | 'openCode'
  | 'longCode'
  | 'fewOptions'
  | 'manyOptions'
  | 'emptyOption'
  | 'longOption'
  | 'sameOption'
  | 'noRight'
  | 'allRight'
  | 'otherRight'
  | 'longExplanation';

export interface QuizText {
  questions: QuestionDraft[];
  /** `line` counts from 1: that of the question, or of the code that has no end. */
  problems: { line: number; problem: QuizProblem }[];
}

const number = /^\d{1,2}[.)]\s+/;
/** A sign, a letter or both: `-`, `*`, `+`, `a)`, `*a)`. What follows may look like one again. */
const option = /^(?:([-*+])(?=\s|$|[a-f][.)]\s)\s*(?:[a-f][.)]\s+)?|[a-f][.)]\s+)(.*)$/i;
const fence = /^(`{3,})/;
/** What other programs put below the options. */
const answerLine = /^(?:(?:doğru|düzgün)\s+)?(?:cavab(?:lar)?|variant)\s*:\s*(.*)$/i;
const explanationLine = /^(?:[iİ]zah|açıqlama)\s*:\s*(.*)$/i;

interface Block extends QuestionDraft {
  line: number;
  /** The letters of a line «Doğru cavab: …»; '' if there is none. */
  answer: string;
}

function problemsOf({ text, code, options, right, explanation, answer }: Block): QuizProblem[] {
  const found: [QuizProblem, boolean][] = [
    ['noText', text === ''],
    ['longText', text.length > limits.quizText],
    ['longCode', code.length > limits.quizCode],
    ['fewOptions', options.length < 2],
    ['manyOptions', options.length > limits.quizOptions],
    ['emptyOption', options.includes('')],
    ['longOption', options.some((one) => one.length > limits.quizOption)],
    ['sameOption', new Set(options).size < options.length],
    ['noRight', right === ''],
    ['allRight', options.length > 1 && right.length === options.length],
    ['otherRight', answer !== '' && answer !== right],
    ['longExplanation', explanation.length > limits.quizExplanation],
  ];
  return found.flatMap(([problem, is]) => (is ? [problem] : []));
}

/**
 * Reads pasted questions (QUIZ-1): a line with the question, perhaps code between lines of backticks, then an option a line behind `-` or
 * `a)`, a right one behind `*` or `+`, or named by «Doğru cavab: b», and perhaps an explanation behind `>` or «İzah:». A number before a question says
 * nothing but that it is one; a text with no options behind it ends with an empty line. Signs that nobody sees are taken away.
 */
export function parseQuiz(typed: string): QuizText {
  const blocks: Block[] = [];
  const problems: QuizText['problems'] = [];
  /** The question that a line belongs to; one that has options already is complete for what comes before options. */
  const blockAt = (line: number, isHead: boolean, isNew = false): Block => {
    const last = blocks.at(-1);
    if (last && !isNew && !(isHead && last.options.length > 0)) return last;
    const block = { line, text: '', code: '', options: [], right: '', explanation: '', answer: '' };
    blocks.push(block);
    return block;
  };
  const lines = typed.split(/\r\n?|\n/);
  let isBehindEmpty = false;
  for (let at = 0; at < lines.length; at++) {
    const line = cleanLine(lines[at] ?? '');
    const last = blocks.at(-1);
    const [, named] = (last && last.options.length > 0 && line.match(answerLine)) || [];
    const [, told] = (last && last.options.length > 0 && line.match(explanationLine)) || [];
    const [, ticks] = line.match(fence) ?? [];
    const [, sign, optionText] = line.match(option) ?? [];
    if (ticks !== undefined) {
      const end = lines.findIndex((one, index) => index > at && one.trim() === ticks);
      if (end < 0) problems.push({ line: at + 1, problem: 'openCode' });
      else {
        const code = printable(lines.slice(at + 1, end).join('\n'));
        const block = blockAt(at + 1, true);
        block.code = block.code === '' ? code : `${block.code}\n${code}`;
        at = end;
      }
    } else if (optionText !== undefined) {
      const block = blockAt(at + 1, false);
      if (sign === '*' || sign === '+') block.right += optionLetters[block.options.length] ?? '';
      block.options.push(optionText.trim());
    } else if (last && named !== undefined) {
      const letters = optionLetters.slice(0, last.options.length);
      last.answer = letters
        .filter((letter) =>
          named
            .toLowerCase()
            .split(/[^a-f]+/)
            .includes(letter),
        )
        .join('');
      if (last.right === '') last.right = last.answer;
    } else if (told !== undefined || line.startsWith('>')) {
      const block = blockAt(at + 1, false);
      const text = told ?? line.slice(1).trim();
      block.explanation = block.explanation === '' ? text : `${block.explanation}\n${text}`;
    } else if (line !== '') {
      const isNew = (last?.text ?? '') !== '' && (isBehindEmpty || number.test(line));
      const block = blockAt(at + 1, true, isNew);
      block.text = block.text === '' ? line.replace(number, '') : `${block.text} ${line}`;
    }
    isBehindEmpty = line === '';
  }
  for (const block of blocks)
    problems.push(...problemsOf(block).map((problem) => ({ line: block.line, problem })));
  const [first, tooMany] = [blocks[0], blocks[limits.quizQuestions]];
  if (!first) problems.push({ line: 1, problem: 'noQuestions' });
  if (tooMany) problems.push({ line: tooMany.line, problem: 'tooManyQuestions' });
  return {
    questions: blocks.map(({ line: _, answer: __, ...question }) => question),
    problems: problems.sort((one, other) => one.line - other.line),
  };
}

/** A fence that is longer than any in the code. */
const fenceFor = (code: string): string =>
  '`'.repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));

function printQuestion({ text, code, options, right, explanation }: QuestionDraft, at: number): string {
  const ticks = fenceFor(code);
  return [
    `${at + 1}. ${text}`,
    ...(code === '' ? [] : [ticks, code, ticks]),
    ...options.map((one, place) => {
      const letter = optionLetters[place] ?? '';
      return `${right.includes(letter) ? '*' : '-'} ${letter}) ${one}`;
    }),
    ...(explanation === '' ? [] : explanation.split('\n').map((line) => `> ${line}`)),
  ].join('\n');
}

/** Questions as `parseQuiz` reads them. */
export const printQuiz = (questions: readonly QuestionDraft[]): string =>
  questions.map(printQuestion).join('\n\n');
