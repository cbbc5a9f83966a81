// What is deployed of the security rules: the same conditions without comments and spaces, with short names. Large rules
// have been refused by the service although the emulator takes them. `firebase deploy` runs this first (firebase.json).
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { firestoreRules } from './firestore-rules.ts';

const comment = /\/\/[^\n]*/;
const text = /'(?:[^'\\]|\\.)*'/;
const word = /[A-Za-z_]\w*/;
const tokens = new RegExp(
  [comment, text, word, /\d+/, /\s+/, /[\s\S]/].map(({ source }) => source).join('|'),
  'g',
);

const isWord = (token = '') => /^[A-Za-z_]/.test(token);

/** The names that the rules themselves give: functions, their parameters and variables, and the parts of a path. */
function namesGiven(code: readonly string[]): Set<string> {
  const names = new Set<string>();
  code.forEach((token, at) => {
    const next = code[at + 1] ?? '';
    if (token === 'let') names.add(next);
    if (token === 'function') {
      for (const part of code.slice(at + 1, code.indexOf(')', at))) if (isWord(part)) names.add(part);
    }
    // `{user}` in a path; braces of a block or of a map have something else inside.
    if (token === '{' && isWord(next) && code[at + 2] === '}') names.add(next);
  });
  return names;
}

function* shortNames(taken: ReadonlySet<string>): Generator<string, never> {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  for (let length = 1; ; length++) {
    for (let n = 0; n < letters.length ** length; n++) {
      let name = '';
      for (let rest = n; name.length < length; rest = Math.floor(rest / letters.length)) {
        name += letters.charAt(rest % letters.length);
      }
      if (!taken.has(name)) yield name;
    }
  }
}

/** @param rules Firestore rules that the emulator takes. */
export function deployedRules(rules: string): string {
  const code = (rules.match(tokens) ?? []).filter((token) => !/^(\s|\/\/)/.test(token));
  const given = namesGiven(code);
  let isAfterAllow = false;
  // Fields, collections, types and the verbs of `allow` may be called like a parameter.
  const isName = code.map((token, at) => {
    if (token === 'allow') isAfterAllow = true;
    if (token === ':' || token === ';') isAfterAllow = false;
    const before = code[at - 1] ?? '';
    return !isAfterAllow && given.has(token) && !['.', '/', 'is'].includes(before);
  });
  const uses = new Map<string, number>();
  code.forEach((token, at) => {
    if (isName[at]) uses.set(token, (uses.get(token) ?? 0) + 1);
  });
  const names = shortNames(new Set(code.filter((_, at) => !isName[at])));
  const short = new Map([...uses].sort((a, b) => b[1] - a[1]).map(([name]) => [name, names.next().value]));

  let written = '';
  code.forEach((token, at) => {
    const before = code[at - 1] ?? '';
    const startsLine = ['function', 'match', 'allow'].includes(token) && before !== '.';
    const needsSpace =
      (/\w$/.test(before) && /^\w/.test(token)) ||
      // In front of a path, and between a path and its block.
      ['match', 'return'].includes(before) ||
      (token === '{' && /[\w}]$/.test(before) && code[at + 2] !== '}');
    written += (startsLine ? '\n' : needsSpace ? ' ' : '') + (isName[at] ? short.get(token) : token);
  });
  return `${written}\n`;
}

const root = new URL('..', import.meta.url);

/** Reads the rules of this checkout. */
export const rulesToDeploy = (): string => deployedRules(firestoreRules());

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(new URL('.cache', root), { recursive: true });
  writeFileSync(new URL('.cache/firestore.rules', root), rulesToDeploy());
}
