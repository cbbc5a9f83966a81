import * as v from 'valibot';
import type { BuildProblem } from '#core/build/build-note.ts';

export type FieldProblem = Pick<BuildProblem, 'kind' | 'value'> & { field: string };

export interface MalformedDocument extends FieldProblem {
  id: string;
  problem: string; // in English, for the log
}

const kinds: Record<string, BuildProblem['kind']> = {
  min_length: 'empty',
  max_length: 'long',
  length: 'range',
  min_value: 'range',
  max_value: 'range',
  raw_check: 'range',
  picklist: 'choice',
};

export function fieldProblem(issue: v.BaseIssue<unknown>): FieldProblem {
  const kind = issue.received === 'undefined' ? 'missing' : (kinds[issue.type] ?? 'form');
  const allowed = ['choice', 'range', 'long'].includes(kind) ? issue.expected : null;
  return {
    field: v.getDotPath(issue) ?? '',
    kind,
    ...(allowed && {
      value: allowed
        .replace(/["()]/g, '')
        .replaceAll(' | ', ', ')
        .replace('<=', '≤ ')
        .replace(/>=?/, (sign) => (sign === '>' ? '> ' : '≥ ')),
    }),
  };
}

export function parsedFields<Item>(
  fields: Readonly<Record<string, unknown>> & { id: string },
  schema: v.GenericSchema<unknown, Item>,
): { item: Item } | { malformed: MalformedDocument } {
  const result = v.safeParse(schema, fields);
  if (result.success) return { item: result.output };
  const [issue] = result.issues;
  return { malformed: { id: fields.id, ...fieldProblem(issue), problem: issue.message } };
}
