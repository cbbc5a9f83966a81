import { type Expression, expressions } from './owner.ts';

/**
 * The emulator's positions leave out brackets at the end, and an expression in brackets stands there twice. So brackets
 * and spaces at both ends don't count.
 * @param from the first character
 * @param to behind the last character
 */
export function positionOf(rules: string, from: number, to: number): string {
  const skipped = /^[\s()[\]{}]$/;
  let start = from;
  let end = to;
  while (skipped.test(rules.charAt(start))) start++;
  while (skipped.test(rules.charAt(end - 1))) end--;
  return `${start}-${end}`;
}

/** How often each expression, by its position, was false, an error or another value than `true` since the rules were loaded. */
export async function untrueIn(project: string, rules: string): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const read = ({ sourcePosition, values = [], children = [] }: Expression): void => {
    const { currentOffset, endOffset } = sourcePosition;
    const position = positionOf(rules, currentOffset, endOffset + 1);
    const counts = values.map(({ value, count }) => (value.boolValue === true ? 0 : count));
    found.set(
      position,
      counts.reduce((sum, one) => sum + one, found.get(position) ?? 0),
    );
    children.forEach(read);
  };
  (await expressions(project)).forEach(read);
  return found;
}

/** How often the rules have asked for each document, before or after a batch, since they were loaded. */
export async function lookedUp(project: string, rules: string): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const read = ({ sourcePosition, children = [] }: Expression): void => {
    const { currentOffset, endOffset } = sourcePosition;
    const [, asks] =
      /^(get|exists|getAfter|existsAfter)\(/.exec(rules.slice(currentOffset, endOffset + 1)) ?? [];
    for (const { value, count } of (asks && children[0]?.values) || []) {
      if (!value.pathValue) continue;
      const path = value.pathValue.segments.map(({ simple }) => simple).join('/');
      const key = `${path} ${asks?.endsWith('After') ? 'after' : 'before'}`;
      found.set(key, (found.get(key) ?? 0) + count);
    }
    children.forEach(read);
  };
  (await expressions(project)).forEach(read);
  return found;
}
