import { cleanLine, lowerCase, printable } from '#core/words/letters.ts';
import { quizLimits } from './limits.ts';
import { optionLetters, type QuestionDraft } from './quiz.ts';

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
  | 'starBehind'
  | 'tickInside'
  | 'wrapped'
  | 'unclearAnswer'
  | 'noRight'
  | 'allRight'
  | 'otherRight'
  | 'longExplanation';

export interface QuizText {
  questions: QuestionDraft[];
  /** From 1: the line of the question, of the option, or of the code that has no end. */
  problems: { line: number; problem: QuizProblem }[];
}

// Lines have single spaces only (`cleanLine`), so no part of a pattern matches the same blanks as its neighbour.
const numeral = /^(\d{1,2})([.)]) (.*)$/;
/** `-`, `•`, `*` for a right one, perhaps with a box to tick, and perhaps a letter behind: `- [x]`, `*b)`, `• (a)`. */
const bullet = /^([-*+•◦▪●○·–—])(?= |$|\(?[a-f][.)] ) ?(?:\[([ x✓✔])\] ?)?(.*)$/i;
const letter = /^\(?([a-f])([.)]) (.*)$/i;
const fence = /^(`{3,})/;
/** What other programs and chats put at an option: no part of its text. */
const tickSigns = { right: '✓✔✅☑🗸', wrong: '✗✘✕✖❌❎☒☐' };
/** In quotes it is a text: `content: "✓"`. */
const ticks = new RegExp(`(?:^|[^"'])[${tickSigns.right}${tickSigns.wrong}](?!["'])`, 'u');
const mark = (signs: string, words: string): string =>
  `[${signs}]\\uFE0F?|\\((?:${words})(?:d[ıiuü]r)?(?: (?:cavab|variant)(?:d[ıi]r)?)?\\)`;
const rightMark = mark(tickSigns.right, 'doğru|düzgün');
const wrongMark = mark(tickSigns.wrong, 'səhv|yanlış');
const markAtEnd = new RegExp(`(?:${rightMark}|(${wrongMark}))$`, 'iu');
const markBefore = new RegExp(`^(?:${rightMark}|(${wrongMark}))`, 'iu');
/** Below the options, or above them. */
const answerLine = /^(?:(?:doğru|düzgün) )?(?:cavab(?:lar)?|variant) ?: ?(.*)$/i;
const explanationLine = /^(?:[iİ]zah|açıqlama) ?: ?(.*)$/i;
/** A box or a tick that stands in place of a bullet. */
const ticked = new RegExp(`^(?:\\[([ x✓✔])\\]|[${tickSigns.right}${tickSigns.wrong}]\\uFE0F?) (.+)$`, 'iu');
const isSmall = /^\p{Ll}/u;

interface Option {
  line: number;
  text: string;
  /** With its letter, where a sign stands before both. */
  lettered: string | null;
  isInOrder: boolean;
  kind: 'sign' | 'letter' | 'number';
  /** A sign and its letter stand before it, as we print it: its end is its own. */
  isPrinted: boolean;
  isRight: boolean;
}

interface Block {
  line: number;
  /** With what stands behind the number: `.` or `)`. */
  number: number | null;
  numberEnd: string;
  text: string;
  code: string;
  options: Option[];
  explanation: string;
  answers: { line: number; said: string }[];
  /** A line that can go on with the one before it, or begin another question. */
  wrapped: number | null;
}

function optionsOf(text: string, line: number, last?: Block): Option[] {
  const index = last?.options.length ?? 0;
  const hasOnly = (kind: Option['kind']) => last?.options.every((one) => one.kind === kind) ?? true;
  const option = { line, lettered: null, isInOrder: true, isPrinted: false, isRight: false };
  const [, sign, box, behind] = text.match(bullet) ?? [];
  if (sign !== undefined && behind !== undefined) {
    const isRight = /[*+]/.test(sign) || /[x✓✔]/i.test(box ?? '');
    const [, own, end, rest] = behind.match(letter) ?? [];
    const isNext = own?.toLowerCase() === optionLetters[index];
    // A letter that is not that of its position belongs to the text: «e. g.».
    if (rest === undefined || !isNext) return [{ ...option, text: behind, kind: 'sign', isRight }];
    return [{ ...option, text: rest, lettered: behind, kind: 'letter', isPrinted: end === ')', isRight }];
  }
  const [tick = '', isWrong] = text.match(markBefore) ?? [];
  const [, own, end = '', lettered] = text.slice(tick.length).trimStart().match(letter) ?? [];
  // Behind options without letters it is the next question: «C. dilini kim yazıb?»
  if (own !== undefined && lettered !== undefined && hasOnly('letter')) {
    const isInOrder = own.toLowerCase() === optionLetters[index];
    const parts = isInOrder ? inOneLine(lettered, index, own !== own.toLowerCase(), end) : [lettered];
    return parts.map((part, at) => ({
      ...option,
      text: part,
      isInOrder,
      kind: 'letter',
      isRight: at === 0 && tick !== '' && isWrong === undefined,
    }));
  }
  const [, ownBox, words = ''] = (last && last.text !== '' && hasOnly('sign') && text.match(ticked)) || [];
  if (words !== '' && !answerLine.test(words) && !explanationLine.test(words))
    return ownBox === undefined
      ? [{ ...option, text, kind: 'sign' }]
      : [{ ...option, text: words, kind: 'sign', isRight: ownBox !== ' ' }];
  // A number begins an option only where it can't begin the next question.
  const [, star = '', numbered = ''] = text.match(/^([*+]?) ?(.*)$/) ?? [];
  const [, digits, behindNumber, rest] = numbered.match(numeral) ?? [];
  const isFirst =
    index === 0 && last && (last.number === null ? /[?:]$/.test(last.text) : last.numberEnd !== behindNumber);
  return rest !== undefined && Number(digits) === index + 1 && (isFirst || (index > 0 && hasOnly('number')))
    ? [{ ...option, text: rest, kind: 'number', isRight: star !== '' }]
    : [];
}

/** Options in one line, as in tables of Word: «A) bir B) iki C) üç», by the letters that follow in the same writing. */
function inOneLine(text: string, index: number, isUpper: boolean, end: string): string[] {
  const next = optionLetters[index + 1] ?? '';
  const sign = ` ${isUpper ? next.toUpperCase() : next}${end} `;
  const at = next === '' ? -1 : text.indexOf(sign);
  return at < 0
    ? [text]
    : [text.slice(0, at), ...inOneLine(text.slice(at + sign.length), index + 1, isUpper, end)];
}

/** In another writing. */
const hasNext = (text: string, index: number, kind?: Option['kind']): boolean => {
  const next = kind === 'number' ? String(index + 2) : (optionLetters[index + 1] ?? '');
  return kind !== 'sign' && next !== '' && new RegExp(` \\(?${next}[.)] `, 'i').test(text);
};

/** In capitals or not, where no other is the same then. `null`: it can be several. */
function indexOfText(text: string, options: readonly string[]): number | null {
  const exact = options.indexOf(text);
  if (exact >= 0) return exact;
  const alike = options.flatMap((one, at) => (lowerCase(one) === lowerCase(text) ? [at] : []));
  return alike.length > 1 ? null : (alike[0] ?? -1);
}

/** By letter, number or text; `null` if the answer names none, or can mean others. */
function lettersIn(answer: string, options: readonly string[], areNumbered: boolean): string | null {
  const whole = indexOfText(answer, options);
  if (whole === null) return null;
  const said = answer.replace(/ variant(?:ı|lar|ları)?\.?$/i, '');
  const [, own = '', rest = ''] = said.match(/^\(?([a-f]|\d)[.)] (.+)$/i) ?? [];
  const byLetter = (word: string) => optionLetters.indexOf(word.toLowerCase());
  const byNumber = (word: string) => (/^\d$/.test(word) ? Number(word) - 1 : -1);
  const indexOf = areNumbered ? byNumber : byLetter;
  if (whole < 0 && own !== '' && indexOf(own) >= 0 && indexOfText(rest, options) === indexOf(own))
    return optionLetters[indexOf(own)] ?? null;
  const words = said.split(/ ?[,;] ?| /).filter((word) => lowerCase(word) !== 'və');
  /** None where one word names none. */
  const named = (indexOf: (word: string) => number): string => {
    const indexes = words.map((word) => indexOf(word.replace(/^\(|[.)]+$/g, '')));
    const areAll = indexes.length > 0 && indexes.every((one) => one >= 0 && one < options.length);
    return areAll ? optionLetters.filter((_, at) => indexes.includes(at)).join('') : '';
  };
  if (whole < 0) return named(indexOf) || null;
  // An option's text that is a letter or a number itself: «3» as the third, or as the one that says so.
  const text = optionLetters[whole] ?? '';
  return [named(byLetter), named(byNumber)].every((one) => one === '' || one === text) ? text : null;
}

/** A lone `*` behind it is a mark only where the rest can't be code. */
function unmarked(text: string): { own: string; isRight: boolean; isWrong: boolean; isUnclear: boolean } {
  let own = text.trim();
  let [isRight, isWrong] = [false, false];
  for (const at of [markBefore, markAtEnd]) {
    const [found = '', wrong] = own.match(at) ?? [];
    if (found === '' || found === own) continue;
    if (wrong === undefined) isRight = true;
    else isWrong = true;
    own = own.replace(at, '').trim();
  }
  const [, before] = own.match(/^(.*[^* ]) \*$/) ?? [];
  if (before === undefined) return { own, isRight, isWrong, isUnclear: false };
  const isProse = /[^\0-\x7F]/.test(before);
  return { own: isProse ? before : own, isRight: isRight || isProse, isWrong, isUnclear: !isProse };
}

function finished(
  block: Block,
  isNumbered: boolean,
): { question: QuestionDraft; problems: QuizText['problems'] } {
  const { line, code, explanation, answers } = block;
  const areLettered = block.options.every(({ kind }) => kind === 'letter');
  const text =
    isNumbered || block.number === null ? block.text : `${block.number}${block.numberEnd} ${block.text}`;
  const isMarkedBefore = block.options.some(({ isRight }) => isRight);
  const marked = block.options.map((one) => {
    const own = (areLettered ? one.text : (one.lettered ?? one.text)).trim();
    const bare = unmarked(own);
    // Where signs before the options are the marks, a `*` behind them is a part of the text.
    const keepsStar = (one.isPrinted && areLettered) || (one.kind === 'sign' && isMarkedBefore);
    const hasStar = own.endsWith(' *') && !bare.own.endsWith(' *');
    return keepsStar && (bare.isUnclear || hasStar)
      ? { own, isRight: false, isWrong: false, isUnclear: false }
      : bare;
  });
  const options = marked.map(({ own }) => own);
  const letters = (is: (at: number) => boolean) =>
    optionLetters.filter((_, at) => at < options.length && is(at)).join('');
  const before = letters((at) => block.options[at]?.isRight === true);
  const behind = letters((at) => marked[at]?.isRight === true);
  const named = answers.map(({ said }) => lettersIn(said, options, block.options[0]?.kind === 'number'));
  const unclear = answers[named.findIndex((one) => one === null || one !== named[0])];
  const right = before || behind || named[0] || '';
  const optionLine = (is: (one: string, at: number) => boolean) => block.options[options.findIndex(is)]?.line;
  const isRight = (at: number) => right.includes(optionLetters[at] ?? '-');
  const kinds = new Set(block.options.map(({ kind }) => kind));
  const found: [QuizProblem, number | false | null | undefined][] = [
    ['noText', text === '' && line],
    ['longText', text.length > quizLimits.text && line],
    ['longCode', code.length > quizLimits.code && line],
    ['fewOptions', options.length < 2 && line],
    ['manyOptions', block.options[quizLimits.options]?.line],
    ['emptyOption', optionLine((one) => one === '')],
    ['longOption', optionLine((one) => one.length > quizLimits.option)],
    ['sameOption', optionLine((one, at) => options.indexOf(one) < at)],
    ['lettersOutOfOrder', block.options.find(({ isInOrder }) => !isInOrder)?.line],
    ['mixedOptions', kinds.has('number') && kinds.size > 1 && line],
    [
      'twoInLine',
      optionLine((one, at) => !block.options[at]?.isPrinted && hasNext(one, at, block.options[at]?.kind)),
    ],
    ['starBehind', optionLine((_, at) => marked[at]?.isUnclear === true)],
    ['tickInside', optionLine((one) => ticks.test(one))],
    ['wrapped', block.wrapped],
    ['unclearAnswer', unclear?.line],
    ['noRight', right === '' && !unclear && !marked.some(({ isUnclear }) => isUnclear) && line],
    ['allRight', options.length > 1 && right.length === options.length && line],
    [
      'otherRight',
      !unclear &&
        (new Set([before, behind, named[0] ?? ''].filter(Boolean)).size > 1 ||
          marked.some(({ isWrong }, at) => isWrong && isRight(at))) &&
        line,
    ],
    ['longExplanation', explanation.length > quizLimits.explanation && line],
  ];
  return {
    question: { text, code, options, right, explanation },
    problems: found.flatMap(([problem, at]) => (at ? [{ line: at, problem }] : [])),
  };
}

/** Numbers stand before all questions, one after the other: else they belong to the text («95. ildə nə olub?»), but not «4)». */
function areNumbers(blocks: readonly Block[]): boolean {
  // A heading has neither; a question whose options were not understood has its number.
  const numbers = blocks
    .filter(({ options, number }) => options.length > 0 || number !== null)
    .map(({ number, numberEnd }) => (numberEnd === ')' && blocks.length === 1 ? 1 : number));
  const [first] = numbers;
  const areInTurn = numbers.every((one, at) => one !== null && one === (first ?? 0) + at);
  return areInTurn && (numbers.length > 1 || first === 1);
}

/** The forms that can be pasted stand in the tests. What could be meant in two ways is a problem: a wrong key costs students points (QUIZ-1). */
export function parseQuiz(typed: string): QuizText {
  const blocks: Block[] = [];
  const problems: QuizText['problems'] = [];
  /** One that has options already is complete for what comes before options. */
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
      answers: [],
      wrapped: null,
    };
    blocks.push(block);
    return block;
  };
  const lines = typed.split(/\r\n?|\n/);
  let isBehindEmpty = false;
  for (let at = 0; at < lines.length; at++) {
    const line = cleanLine(lines[at] ?? '');
    const last = blocks.at(-1);
    const [, named] = (last && last.text !== '' && line.match(answerLine)) || [];
    const [, told] = (last && last.options.length > 0 && line.match(explanationLine)) || [];
    const [, backticks] = line.match(fence) ?? [];
    const options = optionsOf(line, at + 1, last);
    const [, digits, end = '', rest] = line.match(numeral) ?? [];
    const isWrapped = !isBehindEmpty && rest === undefined && (last?.options.length ?? 0) > 0;
    if (backticks !== undefined) {
      const closing = lines.findIndex((one, index) => index > at && one.trim() === backticks);
      if (closing < 0) problems.push({ line: at + 1, problem: 'openCode' });
      else {
        if (last && last.options.length > 0 && !isBehindEmpty)
          problems.push({ line: at + 1, problem: 'codeBehind' });
        const code = printable(lines.slice(at + 1, closing).join('\n'));
        const block = blockAt(at + 1, true);
        block.code = block.code === '' ? code : `${block.code}\n${code}`;
        at = closing;
      }
    } else if (options.length > 0) {
      blockAt(at + 1, false).options.push(...options);
    } else if (last && named !== undefined) {
      last.answers.push({ line: at + 1, said: named });
    } else if (told !== undefined || line.startsWith('>')) {
      const block = blockAt(at + 1, false);
      const text = told ?? line.slice(1).trim();
      block.explanation = block.explanation === '' ? text : `${block.explanation}\n${text}`;
    } else if (last && isWrapped && line !== '' && !/[?:]$/.test(line)) {
      const option = last.options.at(-1);
      // Signs do not show where the next question begins: the options of two would become those of one.
      const isClear = option?.kind !== 'sign' && last.explanation === '' && last.answers.length === 0;
      if (option && isClear && isSmall.test(line)) option.text = `${option.text} ${line}`;
      else last.wrapped ??= at + 1;
    } else if (line !== '') {
      const isNew = (last?.text ?? '') !== '' && (isBehindEmpty || digits !== undefined);
      const block = blockAt(at + 1, true, isNew);
      if (isWrapped && isSmall.test(line)) block.wrapped = at + 1;
      if (block.text !== '') block.text = `${block.text} ${line}`;
      else if (rest === undefined) block.text = line;
      else Object.assign(block, { text: rest, number: Number(digits), numberEnd: end });
    }
    isBehindEmpty = line === '';
  }
  const isNumbered = areNumbers(blocks);
  // A heading has no options; its number may be its own, or that of a question which lacks them.
  const all = blocks.map((block) => finished(block, isNumbered || block.options.length === 0));
  problems.push(...all.flatMap((one) => one.problems));
  const [first, tooMany] = [blocks[0], blocks[quizLimits.questions]];
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
    ...options.map((one, index) => {
      const letter = optionLetters[index] ?? '';
      return `${right.includes(letter) ? '*' : '-'} ${letter}) ${one}`;
    }),
    ...(explanation === '' ? [] : explanation.split('\n').map((line) => `> ${line}`)),
  ].join('\n');
}

export const printQuiz = (questions: readonly QuestionDraft[]): string =>
  questions.map(printQuestion).join('\n\n');
