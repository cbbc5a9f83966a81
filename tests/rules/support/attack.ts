import type { Fields, Operation } from '#core/cloud/operation.ts';

// An attack is a batch of a page with one wrong detail.

const defined = (data: Fields): Fields =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

/** Replaces fields of the document at `path`; `undefined` removes a field. */
export function patch(operations: readonly Operation[], path: string, changes: Fields): Operation[] {
  return operations.map((operation) =>
    operation.path === path && operation.kind !== 'delete'
      ? { ...operation, data: defined({ ...operation.data, ...changes }) }
      : operation,
  );
}

/** Replaces the title of a document and of its log entry, which has none for a title that is no text. */
export const titled = (operations: readonly Operation[], path: string, title: unknown): Operation[] =>
  patch(patch(operations, path, { title }), 'audit/new-entry', {
    title: typeof title === 'string' ? title : undefined,
  });

export const without = (operations: readonly Operation[], ...paths: string[]): Operation[] =>
  operations.filter(({ path }) => !paths.includes(path));

/** Redirects a write to another document. */
export const moved = (operations: readonly Operation[], from: string, to: string): Operation[] =>
  operations.map((operation) => (operation.path === from ? { ...operation, path: to } : operation));

/** The operation at `path`. @throws Error if the batch has none. */
export function operationAt(operations: readonly Operation[], path: string): Operation {
  const found = operations.find((operation) => operation.path === path);
  if (!found) throw new Error(`no operation at ${path}`);
  return found;
}
