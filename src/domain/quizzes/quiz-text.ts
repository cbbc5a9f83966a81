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
  /** `line` counts from 1: that of the question, of the option, or of the code that has no end. */
  problems: { line: number; problem: QuizProblem }[];
}

const number = /^\d{1,2}([.)])\s+/;
/** `-`, `•`, `*` for a right one, perhaps with a box to tick, and perhaps a letter behind: `- [x]`, `*b)`, `• (a)`. */
const bullet = /^([-*+•◦▪●○·–—])(?=\s|$|\(?[a-f][.)]\s)\s*(?:\[([ x✓✔])\]\s*)?(.*)$/i;
const letter = /^\(?([a-f])[.)]\s+(.*)$/i;
const numeral = /^([*+]?)\s*(\d)([.)])\s+(.*)$/;
const markAtEnd = /\s*(?:[*+✓✔]|\((?:doğru|düzgün)\))$/i;
const fence = /^(`{3,})/;
/** What other programs put below the options. */
const answerLine = /^(?:(?:doğru|düzgün)\s+)?(?:cavab(?:lar)?|variant)\s*:\s*(.*)$/i;
const explanationLine = /^(?:[iİ]zah|açıqlama)\s*:\s*(.*)$/i;

interface Block extends QuestionDraft {
  line: number;
  /** The line of each option. */
  optionLines: number[];
  /** What stands behind the number of the question: `.`, `)`, or '' where it has none. */
  numbered: string;
  /** Whether its options have numbers. */
  numberedOptions: boolean;
  /** The letters of a line «Doğru cavab: …»; '' if there is none. */
  answer: string;
}

/** The option in a line, if the line is one of the last question's. */
function optionOf(
  line: string,
  last?: Block,
): { text: string; isRight: boolean; isNumbered: boolean } | undefined {
  const place = last?.options.length ?? 0;
  const [, sign, box, behind] = line.match(bullet) ?? [];
  if (sign !== undefined && behind !== undefined) {
    // A letter that is not that of the place belongs to the text: «e. g.».
    const [, own, text] = behind.match(letter) ?? [];
    return {
      text: text !== undefined && own?.toLowerCase() === optionLetters[place] ? text : behind,
      isRight: /[*+]/.test(sign) || /[x✓✔]/i.test(box ?? ''),
      isNumbered: false,
    };
  }
  const [, , lettered] = line.match(letter) ?? [];
  if (lettered !== undefined) return { text: lettered, isRight: false, isNumbered: false };
  // A number begins an option only where it can't begin the next question.
  const [, mark, digit, end, text] = line.match(numeral) ?? [];
  const isFirst =
    place === 0 && last && (last.numbered === '' ? /[?:]$/.test(last.text) : last.numbered !== end);
  return text !== undefined && Number(digit) === place + 1 && (isFirst || last?.numberedOptions)
    ? { text, isRight: mark !== '', isNumbered: true }
    : undefined;
}

/** Where no option has a mark before it and none is named below, marks behind the options count: «b) Bakı *». */
function readMarksAtEnd(block: Block): void {
  if (block.right !== '' || !block.options.some((one) => markAtEnd.test(one))) return;
  block.right = optionLetters.filter((_, at) => markAtEnd.test(block.options[at] ?? '')).join('');
  block.options = block.options.map((one) => one.replace(markAtEnd, ''));
}

function problemsOf(block: Block): QuizText['problems'] {
  const { line, text, code, options, optionLines, right, explanation, answer } = block;
  /** The line of the first option of which it is true; none if there is none. */
  const optionLine = (is: (one: string, at: number) => boolean) => optionLines[options.findIndex(is)];
  const found: [QuizProblem, number | false | undefined][] = [
    ['noText', text === '' && line],
    ['longText', text.length > limits.quizText && line],
    ['longCode', code.length > limits.quizCode && line],
    ['fewOptions', options.length < 2 && line],
    ['manyOptions', optionLines[limits.quizOptions]],
    ['emptyOption', optionLine((one) => one === '')],
    ['longOption', optionLine((one) => one.length > limits.quizOption)],
    ['sameOption', optionLine((one, at) => options.indexOf(one) < at)],
    ['noRight', right === '' && line],
    ['allRight', options.length > 1 && right.length === options.length && line],
    ['otherRight', answer !== '' && answer !== right && line],
    ['longExplanation', explanation.length > limits.quizExplanation && line],
  ];
  return found.flatMap(([problem, at]) => (at ? [{ line: at, problem }] : []));
}

/**
 * Reads pasted questions (QUIZ-1): a line with the question, perhaps code between lines of backticks, then an option a line behind `-`, `a)`
 * or a number, a right one behind `*`, `+` or `[x]`, before such a mark, or named by «Doğru cavab: b», and perhaps an explanation behind `>` or
 * «İzah:». A number before a question says nothing but that it is one; a text with no options behind it ends with an empty line. Signs that
 * nobody sees are taken away.
 */
export function parseQuiz(typed: string): QuizText {
  const blocks: Block[] = [];
  const problems: QuizText['problems'] = [];
  /** The question that a line belongs to; one that has options already is complete for what comes before options. */
  const blockAt = (line: number, isHead: boolean, isNew = false): Block => {
    const last = blocks.at(-1);
    if (last && !isNew && !(isHead && last.options.length > 0)) return last;
    const block: Block = {
      line,
      text: '',
      code: '',
      options: [],
      optionLines: [],
      right: '',
      explanation: '',
      numbered: '',
      numberedOptions: false,
      answer: '',
    };
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
    const option = optionOf(line, last);
    if (ticks !== undefined) {
      const end = lines.findIndex((one, index) => index > at && one.trim() === ticks);
      if (end < 0) problems.push({ line: at + 1, problem: 'openCode' });
      else {
        const code = printable(lines.slice(at + 1, end).join('\n'));
        const block = blockAt(at + 1, true);
        block.code = block.code === '' ? code : `${block.code}\n${code}`;
        at = end;
      }
    } else if (option) {
      const block = blockAt(at + 1, false);
      if (option.isRight) block.right += optionLetters[block.options.length] ?? '';
      block.options.push(option.text.trim());
      block.optionLines.push(at + 1);
      block.numberedOptions = option.isNumbered;
    } else if (last && named !== undefined) {
      const letters = optionLetters.slice(0, last.options.length);
      last.answer = letters
        .filter((one, place) => {
          const words = named.toLowerCase().split(/[^a-f\d]+/);
          return words.includes(one) || (last.numberedOptions && words.includes(`${place + 1}`));
        })
        .join('');
      if (last.right === '') last.right = last.answer;
    } else if (told !== undefined || line.startsWith('>')) {
      const block = blockAt(at + 1, false);
      const text = told ?? line.slice(1).trim();
      block.explanation = block.explanation === '' ? text : `${block.explanation}\n${text}`;
    } else if (line !== '') {
      const isNew = (last?.text ?? '') !== '' && (isBehindEmpty || number.test(line));
      const block = blockAt(at + 1, true, isNew);
      if (block.text === '') block.numbered = line.match(number)?.[1] ?? '';
      block.text = block.text === '' ? line.replace(number, '') : `${block.text} ${line}`;
    }
    isBehindEmpty = line === '';
  }
  for (const block of blocks) {
    readMarksAtEnd(block);
    problems.push(...problemsOf(block));
  }
  const [first, tooMany] = [blocks[0], blocks[limits.quizQuestions]];
  if (!first) problems.push({ line: 1, problem: 'noQuestions' });
  if (tooMany) problems.push({ line: tooMany.line, problem: 'tooManyQuestions' });
  return {
    questions: blocks.map(({ text, code, options, right, explanation }) => ({
      text,
      code,
      options,
      right,
      explanation,
    })),
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
