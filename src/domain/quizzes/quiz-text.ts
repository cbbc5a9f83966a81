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
  | 'lettersOutOfOrder'
  | 'mixedOptions'
  | 'twoInLine'
  | 'codeBehind'
  | 'unclearAnswer'
  | 'noRight'
  | 'allRight'
  | 'otherRight'
  | 'longExplanation';

export interface QuizText {
  questions: QuestionDraft[];
  /** `line` counts from 1: that of the question, of the option, or of the code that has no end. */
  problems: { line: number; problem: QuizProblem }[];
}

const numeral = /^(\d{1,2})([.)])\s+(.*)$/;
/** `-`, `•`, `*` for a right one, perhaps with a box to tick, and perhaps a letter behind: `- [x]`, `*b)`, `• (a)`. */
const bullet = /^([-*+•◦▪●○·–—])(?=\s|$|\(?[a-f][.)]\s)\s*(?:\[([ x✓✔])\]\s*)?(.*)$/i;
const letter = /^\(?([a-f])([.)])\s+(.*)$/i;
const markAtEnd = /^(.*[^*])\s(?:\*|[✓✔]|\((?:doğru|düzgün)\))$/i;
const fence = /^(`{3,})/;
/** What other programs put below the options. */
const answerLine = /^(?:(?:doğru|düzgün)\s+)?(?:cavab(?:lar)?|variant)\s*:\s*(.*)$/i;
const explanationLine = /^(?:[iİ]zah|açıqlama)\s*:\s*(.*)$/i;

interface Option {
  line: number;
  /** What stands behind its sign, letter or number. */
  text: string;
  /** The same with its letter, where a sign stands before both. */
  lettered: string | null;
  /** Its place has this letter or number, or the line has none. */
  isInOrder: boolean;
  kind: 'sign' | 'letter' | 'number';
  /** A sign and its letter stand before it, as we print it. */
  isPrinted: boolean;
  /** A mark stands before it. */
  isRight: boolean;
}

interface Block {
  line: number;
  /** The number before the text, and what stands behind that: `.` or `)`. */
  number: number | null;
  numberEnd: string;
  text: string;
  code: string;
  options: Option[];
  explanation: string;
  /** What a line «Doğru cavab: …» says; `null` if there is none. */
  answer: string | null;
}

/** The option in a line, if the line is one of the last question's. */
function optionOf(text: string, line: number, last?: Block): Option | null {
  const place = last?.options.length ?? 0;
  const hasOnly = (kind: Option['kind']) => last?.options.every((one) => one.kind === kind) ?? true;
  const [, sign, box, behind] = text.match(bullet) ?? [];
  if (sign !== undefined && behind !== undefined) {
    const isRight = /[*+]/.test(sign) || /[x✓✔]/i.test(box ?? '');
    const [, own, end, rest] = behind.match(letter) ?? [];
    const isPlaced = own?.toLowerCase() === optionLetters[place];
    // A letter that is not that of the place belongs to the text: «e. g.».
    if (rest === undefined || !isPlaced)
      return { line, text: behind, lettered: null, isInOrder: true, kind: 'sign', isPrinted: false, isRight };
    return {
      line,
      text: rest,
      lettered: end === '.' ? behind : null,
      isInOrder: true,
      kind: 'letter',
      isPrinted: end === ')',
      isRight,
    };
  }
  const [, own, , lettered] = text.match(letter) ?? [];
  // Behind options without letters it is the next question: «C. dilini kim yazıb?»
  if (own !== undefined && lettered !== undefined && hasOnly('letter')) {
    const isInOrder = own.toLowerCase() === optionLetters[place];
    return {
      line,
      text: lettered,
      lettered: null,
      isInOrder,
      kind: 'letter',
      isPrinted: false,
      isRight: false,
    };
  }
  // A number begins an option only where it can't begin the next question.
  const [, mark = '', numbered = ''] = text.match(/^([*+]?)\s*(.*)$/) ?? [];
  const [, digits, end, rest] = numbered.match(numeral) ?? [];
  const isFirst =
    place === 0 && last && (last.number === null ? /[?:]$/.test(last.text) : last.numberEnd !== end);
  return rest !== undefined && Number(digits) === place + 1 && (isFirst || (place > 0 && hasOnly('number')))
    ? {
        line,
        text: rest,
        lettered: null,
        isInOrder: true,
        kind: 'number',
        isPrinted: false,
        isRight: mark !== '',
      }
    : null;
}

const folded = (text: string): string => cleanLine(text).toLowerCase();

/** The letters that an answer names, and nothing else: «B», «a, c», «B) mətn» with the option's own text; `null` if that is unclear. */
function lettersIn(answer: string, options: readonly string[], areNumbered: boolean): string | null {
  const whole = options.findIndex((one) => folded(one) === folded(answer));
  if (whole >= 0) return optionLetters[whole] ?? null;
  const said = answer.toLowerCase().replace(/\s+variant(?:ı|lar|ları)?\.?$/, '');
  const [, own = '', rest = ''] = said.match(/^\(?([a-f]|\d)[.)]\s+(.+)$/) ?? [];
  const placeOf = (word: string) => (areNumbered ? Number(word) - 1 : optionLetters.indexOf(word));
  if (own !== '' && folded(options[placeOf(own)] ?? '') === folded(rest))
    return optionLetters[placeOf(own)] ?? null;
  const words = said.split(/\s*(?:[,;]|\svə\s)\s*|\s+/).map((word) => word.replace(/^\(|[.)]+$/g, ''));
  const places = words.map(placeOf);
  const areAll = places.every((place) => place >= 0 && place < options.length);
  return areAll ? optionLetters.filter((_, place) => places.includes(place)).join('') : null;
}

/** The question of a block, with its problems. */
function finished(
  block: Block,
  isNumbered: boolean,
): { question: QuestionDraft; problems: QuizText['problems'] } {
  const { line, code, explanation, answer } = block;
  const areLettered = block.options.every(({ kind }) => kind === 'letter');
  const text =
    isNumbered || block.number === null ? block.text : `${block.number}${block.numberEnd} ${block.text}`;
  const marked = block.options.map((one) => {
    const own = (areLettered ? one.text : (one.lettered ?? one.text)).trim();
    // As we print it, a sign and a letter stand before an option, and its end is its own.
    const [, bare] = (one.isPrinted ? null : own.match(markAtEnd)) ?? [];
    return { own: bare?.trim() ?? own, isMarkedBehind: bare !== undefined, isRight: one.isRight };
  });
  const options = marked.map(({ own }) => own);
  const letters = (is: (one: (typeof marked)[number]) => boolean) =>
    optionLetters.filter((_, at) => marked[at] && is(marked[at])).join('');
  const [before, behind] = [
    letters(({ isRight }) => isRight),
    letters(({ isMarkedBehind }) => isMarkedBehind),
  ];
  const named = answer === null ? '' : lettersIn(answer, options, block.options[0]?.kind === 'number');
  const right = before || behind || named || '';
  const optionLine = (is: (one: string, at: number) => boolean) => block.options[options.findIndex(is)]?.line;
  const kinds = new Set(block.options.map(({ kind }) => kind));
  const found: [QuizProblem, number | false | undefined][] = [
    ['noText', text === '' && line],
    ['longText', text.length > limits.quizText && line],
    ['longCode', code.length > limits.quizCode && line],
    ['fewOptions', options.length < 2 && line],
    ['manyOptions', block.options[limits.quizOptions]?.line],
    ['emptyOption', optionLine((one) => one === '')],
    ['longOption', optionLine((one) => one.length > limits.quizOption)],
    ['sameOption', optionLine((one, at) => options.indexOf(one) < at)],
    ['lettersOutOfOrder', block.options.find(({ isInOrder }) => !isInOrder)?.line],
    ['mixedOptions', kinds.has('number') && kinds.size > 1 && line],
    [
      'twoInLine',
      optionLine((one, at) => !block.options[at]?.isPrinted && hasNext(one, at, block.options[at]?.kind)),
    ],
    ['unclearAnswer', named === null && line],
    ['noRight', right === '' && named !== null && line],
    ['allRight', options.length > 1 && right.length === options.length && line],
    ['otherRight', new Set([before, behind, named ?? ''].filter(Boolean)).size > 1 && line],
    ['longExplanation', explanation.length > limits.quizExplanation && line],
  ];
  return {
    question: { text, code, options, right, explanation },
    problems: found.flatMap(([problem, at]) => (at ? [{ line: at, problem }] : [])),
  };
}

/** Whether the next option stands in the same line, as in tables of Word: «A) bir B) iki». */
const hasNext = (text: string, place: number, kind?: Option['kind']): boolean => {
  const next = kind === 'number' ? String(place + 2) : (optionLetters[place + 1] ?? '');
  return kind !== 'sign' && next !== '' && new RegExp(`\\s\\(?${next}[.)]\\s`, 'i').test(text);
};

/** Numbers stand before all questions, one after the other: else they belong to the text («95. ildə nə olub?»). */
function areNumbers(blocks: readonly Block[]): boolean {
  const numbers = blocks.filter(({ options }) => options.length > 0).map(({ number }) => number);
  const [first] = numbers;
  const areInTurn = numbers.every((one, at) => one !== null && one === (first ?? 0) + at);
  return areInTurn && (numbers.length > 1 || first === 1);
}

/**
 * Reads pasted questions (QUIZ-1): a line with the question, perhaps code between lines of backticks, then an option a line behind `-`, `a)`
 * or a number, a right one behind `*`, `+` or `[x]`, before such a mark, or named by «Doğru cavab: b», and perhaps an explanation behind `>` or
 * «İzah:». A number before a question says nothing but that it is one; a text with no options behind it ends with an empty line. Signs that
 * nobody sees are taken away. What could be meant in two ways is a problem: a wrong key would cost students their points.
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
      number: null,
      numberEnd: '',
      text: '',
      code: '',
      options: [],
      explanation: '',
      answer: null,
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
    const option = optionOf(line, at + 1, last);
    if (ticks !== undefined) {
      const end = lines.findIndex((one, index) => index > at && one.trim() === ticks);
      if (end < 0) problems.push({ line: at + 1, problem: 'openCode' });
      else {
        if (last && last.options.length > 0 && !isBehindEmpty)
          problems.push({ line: at + 1, problem: 'codeBehind' });
        const code = printable(lines.slice(at + 1, end).join('\n'));
        const block = blockAt(at + 1, true);
        block.code = block.code === '' ? code : `${block.code}\n${code}`;
        at = end;
      }
    } else if (option) {
      blockAt(at + 1, false).options.push(option);
    } else if (last && named !== undefined) {
      last.answer = last.answer === null ? named : `${last.answer}, ${named}`;
    } else if (told !== undefined || line.startsWith('>')) {
      const block = blockAt(at + 1, false);
      const text = told ?? line.slice(1).trim();
      block.explanation = block.explanation === '' ? text : `${block.explanation}\n${text}`;
    } else if (line !== '') {
      const [, digits, end = '', rest] = line.match(numeral) ?? [];
      const isNew = (last?.text ?? '') !== '' && (isBehindEmpty || digits !== undefined);
      const block = blockAt(at + 1, true, isNew);
      if (block.text !== '') block.text = `${block.text} ${line}`;
      else if (rest === undefined) block.text = line;
      else Object.assign(block, { text: rest, number: Number(digits), numberEnd: end });
    }
    isBehindEmpty = line === '';
  }
  const isNumbered = areNumbers(blocks);
  // A heading has no options: its number is its own, or that of a question which lacks them.
  const all = blocks.map((block) => finished(block, isNumbered || block.options.length === 0));
  problems.push(...all.flatMap((one) => one.problems));
  const [first, tooMany] = [blocks[0], blocks[limits.quizQuestions]];
  if (!first) problems.push({ line: 1, problem: 'noQuestions' });
  if (tooMany) problems.push({ line: tooMany.line, problem: 'tooManyQuestions' });
  return {
    questions: all.map(({ question }) => question),
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
