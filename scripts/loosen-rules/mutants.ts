/** Rules without one condition: `true` replaces `removed`. */
export interface Mutant {
  /** The changed rules. */
  rules: string;
  /** Where the condition stands in the rules: its first character, and behind its last. */
  range: Range;
  line: number;
  removed: string;
  /** The collection of the condition; '' for functions that all collections share. */
  section: string;
  /** The place of the condition: 'blogs delete' for an allow line, 'creates' or 'audit entryIsValid' for a function. */
  place: string;
}

type Range = readonly [from: number, to: number];

const trim = (text: string, [from, to]: Range): Range => {
  const words = text.slice(from, to);
  return [from + words.length - words.trimStart().length, to - words.length + words.trimEnd().length];
};

/** Splits at an operator, but not inside brackets or strings. */
function split(text: string, [from, to]: Range, operator: string): Range[] {
  const parts: Range[] = [];
  let depth = 0;
  let inString = false;
  let start = from;
  for (let i = from; i < to; i++) {
    const letter = text.charAt(i);
    if (letter === "'" && text.charAt(i - 1) !== '\\') inString = !inString;
    if (inString) continue;
    if ('([{'.includes(letter)) depth++;
    if (')]}'.includes(letter)) depth--;
    if (depth === 0 && text.startsWith(operator, i)) {
      parts.push([start, i]);
      start = i + operator.length;
      i = start - 1;
    }
  }
  return [...parts, [start, to]];
}

/** The parts of a condition that can be removed one by one: branches of `?:`, operands of `&&`. */
function conditions(text: string, whole: Range): Range[] {
  const range = trim(text, whole);
  const [from, to] = range;
  const [, chosen] = split(text, range, ' ? ');
  if (chosen) {
    const [yes, no] = split(text, [chosen[0], to], ' : ');
    if (!yes || !no) throw new Error(`half a choice: ${text.slice(from, to)}`);
    const otherwise: Range = [no[0], to];
    return [yes, otherwise].flatMap((part) => [trim(text, part), ...conditions(text, part)]);
  }
  const either = split(text, range, '||');
  if (either.length > 1) return either.flatMap((part) => conditions(text, part));
  const both = split(text, range, '&&');
  if (both.length > 1) return both.flatMap((part) => [trim(text, part), ...conditions(text, part)]);
  const bracketed = text[from] === '(' && split(text, range, ')').length === 2;
  return bracketed ? conditions(text, [from + 1, to - 1]) : [];
}

const isCondition = /&&|\|\||==|<=|matches|exists|fits|hasOnly/;

/** The section of the rules ('' for shared functions) and the function or `allow` line in it. */
function placeOf(rules: string, at: number): { section: string; name: string } {
  const above = rules.slice(0, at);
  const opened = [...above.matchAll(/match (?:\/\w+\/\{\w+\})*\/(\w+)\/[\w{]/g)].at(-1)?.[1] ?? '';
  const named = [...above.matchAll(/function (\w+)|allow ([a-z, ]+):/g)].at(-1);
  return {
    section: ['databases', 'b'].includes(opened) ? '' : opened,
    name: named?.[1] ?? named?.[2] ?? '',
  };
}

/** One mutant for each removable condition: each `allow`, each returned condition, and their parts. */
export function mutantsOf(rules: string): Mutant[] {
  const code = rules.replace(/^\s*\/\/.*$/gm, (comment) => ' '.repeat(comment.length));
  const found = new Map<string, Range>();
  for (const { index, 0: head } of code.matchAll(/allow [a-z, ]+: if |return /g)) {
    const range = trim(code, [index + head.length, code.indexOf(';', index)]);
    const words = code.slice(...range);
    if (words === 'true' || (head === 'return ' && !isCondition.test(words))) continue;
    for (const part of [range, ...conditions(code, range)]) found.set(part.join(), part);
  }
  return [...found.values()].map((range) => {
    const [from, to] = range;
    const { section, name } = placeOf(code, from);
    return {
      rules: `${rules.slice(0, from)}true${rules.slice(to)}`,
      range,
      line: rules.slice(0, from).split('\n').length,
      removed: rules.slice(from, to).replace(/\s+/g, ' '),
      section,
      place: `${section} ${name}`.trim(),
    };
  });
}
