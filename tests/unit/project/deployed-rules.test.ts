import { describe, expect, test } from 'vitest';
import { deployedRules, rulesToDeploy } from '../../../scripts/deployed-rules.ts';
import { firestoreRules } from '../../../scripts/firestore-rules.ts';
import { mutantsOf } from '../../../scripts/loosen-rules/mutants.ts';

// That the deployed form means the same is proved by tests/rules: all cases run against it.

const source = firestoreRules();

test('the deployed rules stay far below the size that the service has refused to others', () => {
  expect(Buffer.byteLength(rulesToDeploy())).toBeLessThan(48_000);
  expect(mutantsOf(source).length, 'conditions').toBeLessThan(1_720);
});

test('comments and spaces go, names become short, and what the service knows by name stays', () => {
  const rules = `// A note: 'not a text'.
    match /users/{user} {
      allow get, list: if isOwn(user) && request.query.limit <= 50; // list is a parameter below
      function isOwn(list) {
        let text = 'let text // 1';
        return /users/$(list)/text == list.text && list is list && text in ['text'] && exists(/users/$(list));
      }
    }`;
  expect(deployedRules(rules)).toBe(`
match /users/{b} {
allow get,list:if c(b)&&request.query.limit<=50;
function c(a){let d='let text // 1';return /users/$(a)/text==a.text&&a is list&&d in['text']&&exists(/users/$(a));}}
`);
});

describe('limits that the service documents and the emulator does not hold', () => {
  interface RulesFunction {
    name: string;
    parameters: string[];
    body: string;
  }
  const functions: RulesFunction[] = [...source.matchAll(/function (\w+)\(([^)]*)\) \{/g)].map((found) => {
    const from = found.index + found[0].length;
    let depth = 1;
    let to = from;
    for (; depth > 0; to++) depth += { '{': 1, '}': -1 }[source.charAt(to)] ?? 0;
    const [, name = '', parameters = ''] = found;
    return { name, parameters: parameters.split(', ').filter(Boolean), body: source.slice(from, to) };
  });

  test('a function has at most 7 parameters and 10 variables', () => {
    expect(functions.length).toBeGreaterThan(200);
    expect(functions.length).toBeLessThan(280);
    expect(functions.filter(({ parameters }) => parameters.length > 7)).toEqual([]);
    expect(functions.filter(({ body }) => (body.match(/\blet /g)?.length ?? 0) > 10)).toEqual([]);
  });

  test('calls are at most 20 deep, and none leads back to itself', () => {
    // Functions of one name in several sections count as one: deeper than it is, never less deep.
    const calls = new Map<string, Set<string>>();
    for (const { name, body } of functions) {
      const called = calls.get(name) ?? new Set();
      for (const [, other = ''] of body.matchAll(/(?<!\.)\b(\w+)\(/g)) if (other !== name) called.add(other);
      calls.set(name, called);
    }
    const depthOf = (name: string, above: readonly string[]): number => {
      if (above.includes(name)) throw new Error(`${[...above, name].join(' calls ')}`);
      const below = [...(calls.get(name) ?? [])].filter((other) => calls.has(other));
      return 1 + Math.max(0, ...below.map((other) => depthOf(other, [...above, name])));
    };
    expect(Math.max(...[...calls.keys()].map((name) => depthOf(name, [])))).toBeLessThanOrEqual(20);
  });
});
